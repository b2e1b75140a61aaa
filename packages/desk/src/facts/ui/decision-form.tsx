import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CellDetail, SentDecision } from '../wire.ts';
import { PreviewView, Problems } from './effects.tsx';
import { usePreview } from './use-preview.ts';
import { decidedWords } from './words.ts';

/** The parts of every form: title, fields, preview, and a button. */
interface DecisionFormProps {
  readonly cell: CellDetail;
  readonly kind: Decision['kind'];
  /** The decision; undefined if something is missing. */
  readonly decision: SentDecision | undefined;
  readonly missing?: string | undefined;
  readonly children: ReactNode;
  readonly error: readonly string[];
  readonly onDecide: (decision: SentDecision) => void;
  readonly onLeave: () => void;
}

export function DecisionForm(props: DecisionFormProps) {
  const { cell, kind, decision, missing, children, error, onDecide, onLeave } = props;
  const { preview, messages } = usePreview(cell, decision);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    firstField(form.current)?.focus();
  }, []);
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
          {missing ?? 'Checking what it changes …'}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="primary" disabled={decision === undefined}>
          {buttonWords[kind]}
        </button>
        <button type="button" onClick={onLeave}>
          Leave it <kbd>Esc</kbd>
        </button>
      </p>
    </form>
  );
}

/**
 * Returns the element that gets the focus: the checked radio button, otherwise the first visible field, otherwise the
 * button.
 */
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
