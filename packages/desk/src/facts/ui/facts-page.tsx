import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskState, Preview, SentDecision } from '../wire.ts';
import { askDecide, askState, askUndo, messagesOf, Refused } from './ask-server.ts';
import { CellBackground, CellPanel, OtherPanel } from './cell-panel.tsx';
import { ChangedForm } from './changed-form.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { SourceGoneForm, StillTrueForm, UnknownForm } from './decision-forms.tsx';
import { DeskFooter } from './desk-footer.tsx';
import { DeskHeader } from './desk-header.tsx';
import { FoldedEffects, Problems } from './effects.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Queue } from './queue.tsx';
import { dropDrafts } from './saved-draft.ts';
import { inPreviousOrder, type QueueFilter, shownGroups } from './shown-queue.ts';
import { SourcePanel } from './source-panel.tsx';
import { useCell } from './use-cell.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const forms = {
  'still-true': StillTrueForm,
  changed: ChangedForm,
  'source-gone': SourceGoneForm,
  unknown: UnknownForm,
};

/** The last action, shown until the next one. */
interface LastAction {
  readonly words: string;
  readonly preview?: Preview | undefined;
}

/** The open form of a row, and the server's errors. */
interface OpenForm {
  readonly id?: string | undefined;
  readonly kind?: Decision['kind'] | undefined;
  readonly error: readonly string[];
}

const noForm: OpenForm = { error: [] };

export function FactsPage() {
  const [state, setState] = useState<DeskState>();
  const [filter, setFilter] = useState<QueueFilter>({ subject: '', kind: '', days: 30 });
  // A link to one fact names it behind the #.
  const [selected, setSelected] = useState(() => decodeURIComponent(location.hash.slice(1)) || undefined);
  const [opened, setOpened] = useState<OpenForm>();
  const [lastAction, setLastAction] = useState<LastAction>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  /** Whether a decision is being written. It prevents a key that is held down from deciding twice. */
  const isWriting = useRef(false);

  const groups = useMemo(() => shownGroups(state?.groups ?? [], filter), [state, filter]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const decided = useMemo(() => new Map(state?.decided.map((each) => [each.id, each])), [state]);
  const entry = entries.find(({ id }) => id === selected) ?? entries[0];
  const group = groups.find((each) => entry && each.entries.includes(entry));
  const isCell = entry?.isCell === true;

  const id = entry?.id;
  const { cell, problems, reloadCell: lookAgain } = useCell(isCell ? id : undefined);
  // An open form belongs to one row only.
  const { kind: form, error } = opened?.id === id && opened ? opened : noForm;
  const openForm = (kind: Decision['kind'] | undefined) => setOpened({ id, kind, error: [] });
  const fail = (problem: unknown) => {
    setOpened({ id, kind: form, error: messagesOf(problem) });
    if (problem instanceof Refused && problem.isStale) void lookAgain();
  };

  const reload = useCallback(async () => {
    try {
      setState(await askState());
    } catch (problem) {
      setLastAction({ words: messagesOf(problem).join('\n') });
    }
  }, []);
  useEffect(() => queueMicrotask(() => void reload()), [reload]);

  // Keys may come faster than renders, so each step starts from the latest state.
  const step = (by: number) =>
    setSelected((current) => {
      const at = Math.max(
        0,
        entries.findIndex((each) => each.id === current),
      );
      return entries[Math.min(entries.length - 1, Math.max(0, at + by))]?.id;
    });
  const nextOpen = () => {
    const at = entries.findIndex((each) => each.id === id);
    const open = entries.slice(at + 1).find((each) => !decided.has(each.id));
    if (open) setSelected(open.id);
    else void lookAgain();
  };
  const decide = async (decision: SentDecision) => {
    if (!cell || !state || isWriting.current) return;
    isWriting.current = true;
    try {
      const answer = await askDecide({ id: cell.id, version: cell.version, decision });
      dropDrafts(cell.id);
      setState(inPreviousOrder(state, answer.state));
      setLastAction({ words: `${cell.subjectName}, ${cell.label}: written.`, preview: answer.preview });
      openForm(undefined);
      nextOpen();
    } catch (problem) {
      fail(problem);
    }
    isWriting.current = false;
  };
  const undo = async () => {
    const last = state?.decided.at(-1);
    try {
      const now = await askUndo();
      if (state) setState(inPreviousOrder({ ...state, decided: [] }, now));
      setLastAction({ words: last ? `${last.subjectName}, ${last.label}: undone.` : 'Taken back.' });
      openForm(undefined);
      if (last && last.id !== id) setSelected(last.id);
      else void lookAgain();
    } catch (problem) {
      fail(problem);
    }
  };
  useDeskKeys({
    isFormOpen: form !== undefined,
    isHelpOpen,
    step,
    openForm: (kind) => {
      if (cell && cell.sources.length + Number(kind === 'unknown') > 0) openForm(kind);
    },
    leave: () => {
      openForm(undefined);
      setHelpOpen(false);
      document.querySelector<HTMLElement>('.row[aria-current]')?.focus();
    },
    undo: () => void undo(),
    reload: () => void reload(),
    help: () => setHelpOpen(true),
  });

  const Form = form && forms[form];
  const problemsShown = [...error, ...problems];
  return (
    <div className="desk">
      <DeskHeader
        state={state}
        entries={entries}
        decided={decided}
        filter={filter}
        onFilter={setFilter}
        onHelp={() => setHelpOpen(true)}
      />
      <Queue groups={groups} decided={decided} selected={id} onSelect={setSelected} />
      <main className="cell">
        {lastAction && (
          <div className="told" role="status">
            <p>{lastAction.words}</p>
            {lastAction.preview && <FoldedEffects effects={lastAction.preview.effects} />}
          </div>
        )}
        {entry && !isCell && <OtherPanel entry={entry} url={group?.url ?? ''} />}
        {cell && <CellPanel cell={cell} />}
        {!Form && problemsShown.length > 0 && <Problems messages={problemsShown} />}
        {cell && state && Form && (
          <Form
            key={`${cell.id} ${cell.version} ${form}`}
            cell={cell}
            day={state.day}
            error={error}
            onDecide={(decision) => void decide(decision)}
            onLeave={() => openForm(undefined)}
          />
        )}
        {cell && !Form && <DecisionButtons cell={cell.id} decided={decided.get(cell.id)} onOpen={openForm} />}
        {cell && <CellBackground cell={cell} />}
      </main>
      <aside className="sources" aria-label="Its sources">
        {cell && <SourcePanel key={cell.id} sources={cell.sources} />}
      </aside>
      {state && <DeskFooter state={state} onUndo={() => void undo()} />}
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
