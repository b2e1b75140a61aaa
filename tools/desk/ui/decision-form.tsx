import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Decision } from '#domain/upkeep/decision.ts';
import type { CellDetail, Preview, SentDecision } from '../wire.ts';
import { askPreview, messagesOf } from './ask-server.ts';
import { PreviewView, Problems } from './effects.tsx';
import { decidedWords } from './words.ts';

/** What every form has: its title, its fields, what it would do, and a button. */
interface DecisionFormProps {
  readonly cell: CellDetail;
  readonly kind: Decision['kind'];
  /** undefined as long as something is missing. */
  readonly decision: SentDecision | undefined;
  readonly missing?: string | undefined;
  readonly children: ReactNode;
  readonly error: readonly string[];
  readonly onDecide: (decision: SentDecision) => void;
  readonly onLeave: () => void;
}

const previewDelay = 200;

export function DecisionForm(props: DecisionFormProps) {
  const { cell, kind, decision, missing, children, error, onDecide, onLeave } = props;
  const { preview, messages } = usePreview(cell, decision);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    firstField(form.current)?.focus();
  }, []);
  const isReady = decision !== undefined && messages.length === 0 && (preview?.problems.length ?? 0) === 0;
  return (
    <form
      ref={form}
      className="decision"
      aria-label={decidedWords[kind]}
      onSubmit={(event) => {
        event.preventDefault();
        if (decision) onDecide(decision);
      }}
    >
      {children}
      {error.length > 0 ? (
        <Problems messages={error} />
      ) : messages.length > 0 ? (
        <Problems messages={messages} />
      ) : preview ? (
        <PreviewView preview={preview} />
      ) : (
        <p className="quiet" aria-live="polite">
          {missing ?? 'Looking what it does …'}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="primary" disabled={!isReady && decision === undefined}>
          {buttonWords[kind]}
        </button>
        <button type="button" onClick={onLeave}>
          Leave it <kbd>Esc</kbd>
        </button>
      </p>
    </form>
  );
}

/** Where typing starts: at what is chosen, else at the first field that can be seen, else at the button. */
function firstField(form: HTMLElement | null): HTMLElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])];
  const chosen = form?.querySelector<HTMLElement>('input[type="radio"]:checked');
  return chosen ?? fields.find((field) => field.checkVisibility());
}

const buttonWords: Readonly<Record<Decision['kind'], string>> = {
  'still-true': 'I have read them: still true',
  changed: 'Write the new value',
  'source-gone': 'Write it',
  unknown: 'Write unknown',
};

/** What the server says a decision would do, a moment after the last key. */
function usePreview(cell: CellDetail, decision: SentDecision | undefined) {
  const [preview, setPreview] = useState<Preview>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const sent = decision === undefined ? undefined : JSON.stringify(decision);
  const { id, version } = cell;
  useEffect(() => {
    let isWanted = true;
    if (sent === undefined) {
      setPreview(undefined);
      setMessages([]);
      return undefined;
    }
    const ask = () =>
      askPreview({ id, version, decision: JSON.parse(sent) as SentDecision }).then(
        (answer) => {
          if (!isWanted) return;
          setPreview(answer);
          setMessages([]);
        },
        (error: unknown) => {
          if (isWanted) setMessages(messagesOf(error));
        },
      );
    const timer = setTimeout(() => void ask(), previewDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, version, sent]);
  return { preview, messages };
}
