import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Decision } from '#domain/upkeep/decision.ts';
import type { CellDetail, DeskState, Preview, SentDecision } from '../wire.ts';
import { askCell, askDecide, askState, askUndo, messagesOf, Refused } from './ask-server.ts';
import { CellBackground, CellPanel, OtherPanel } from './cell-panel.tsx';
import { ChangedForm } from './changed-form.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { SourceGoneForm, StillTrueForm, UnknownForm } from './decision-forms.tsx';
import { DeskFooter } from './desk-footer.tsx';
import { DeskHeader } from './desk-header.tsx';
import { Effects, Problems } from './effects.tsx';
import { dropDrafts } from './kept-draft.ts';
import { KeysHelp } from './keys-help.tsx';
import { Queue } from './queue.tsx';
import { inKeptOrder, type QueueFilter, shownGroups } from './shown-queue.ts';
import { SourcePanel } from './source-panel.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

const forms = {
  'still-true': StillTrueForm,
  changed: ChangedForm,
  'source-gone': SourceGoneForm,
  unknown: UnknownForm,
};

/** What was done last, told until the next thing is done. */
interface Told {
  readonly words: string;
  readonly preview?: Preview | undefined;
}

export function DeskPage() {
  const [state, setState] = useState<DeskState>();
  const [filter, setFilter] = useState<QueueFilter>({ subject: '', kind: '', days: 30 });
  const [selected, setSelected] = useState<string>();
  const [cell, setCell] = useState<CellDetail>();
  const [form, setForm] = useState<Decision['kind']>();
  const [error, setError] = useState<readonly string[]>([]);
  const [told, setTold] = useState<Told>();
  const [isHelpOpen, setHelpOpen] = useState(false);

  const groups = useMemo(() => shownGroups(state?.groups ?? [], filter), [state, filter]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const decided = useMemo(() => new Map(state?.decided.map((each) => [each.id, each])), [state]);
  const entry = entries.find(({ id }) => id === selected) ?? entries[0];
  const isCell = entry?.isCell === true;

  const readAnew = useCallback(() => {
    askState().then(setState, (problem: unknown) => setError(messagesOf(problem)));
  }, []);
  useEffect(readAnew, [readAnew]);

  const id = entry?.id;
  const showCell = useCallback(() => {
    if (id === undefined || !isCell) return;
    askCell(id).then(
      (detail) => setCell((shown) => (detail.id === id ? detail : shown)),
      (problem: unknown) => setError(messagesOf(problem)),
    );
  }, [id, isCell]);
  useEffect(() => {
    setCell(undefined);
    setForm(undefined);
    setError([]);
    showCell();
  }, [showCell]);

  const step = (by: number) => {
    const at = entries.findIndex((each) => each.id === id);
    const next = entries[Math.min(entries.length - 1, Math.max(0, at + by))];
    if (next) setSelected(next.id);
  };
  const nextOpen = () => {
    const at = entries.findIndex((each) => each.id === id);
    const open = entries.slice(at + 1).find((each) => !decided.has(each.id));
    if (open) setSelected(open.id);
    else showCell();
  };
  const fail = (problem: unknown) => {
    setError(messagesOf(problem));
    if (problem instanceof Refused && problem.isStale) showCell();
  };
  const decide = (decision: SentDecision) => {
    if (!cell || !state) return;
    askDecide({ id: cell.id, version: cell.version, decision }).then((answer) => {
      dropDrafts(cell.id);
      setState(inKeptOrder(state, answer.state));
      setTold({ words: `${cell.subjectName}, ${cell.label}: written.`, preview: answer.preview });
      setForm(undefined);
      setError([]);
      nextOpen();
    }, fail);
  };
  const undo = () => {
    const last = state?.decided.at(-1);
    askUndo().then((now) => {
      if (state) setState(inKeptOrder({ ...state, decided: [] }, now));
      setTold({ words: last ? `${last.subjectName}, ${last.label}: taken back.` : 'Taken back.' });
      setForm(undefined);
      setError([]);
      if (last && last.id !== id) setSelected(last.id);
      else showCell();
    }, fail);
  };
  const copyMessage = () => {
    if (!state || state.commitMessage === '') return;
    navigator.clipboard.writeText(state.commitMessage).then(
      () => setTold({ words: 'The commit message is copied.' }),
      () => setTold({ words: state.commitMessage }),
    );
  };

  useDeskKeys({
    isFormOpen: form !== undefined,
    isHelpOpen,
    step,
    openForm: (kind) => {
      if (cell && cell.sources.length + Number(kind === 'unknown') > 0) setForm(kind);
    },
    leave: () => {
      setForm(undefined);
      setHelpOpen(false);
      document.querySelector<HTMLElement>('.row[aria-current]')?.focus();
    },
    undo,
    copyMessage,
    readAnew,
    help: () => setHelpOpen(true),
  });

  const Form = form && forms[form];
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
        {told && (
          <div className="told" role="status">
            <p>{told.words}</p>
            {told.preview && <Effects effects={told.preview.effects} />}
          </div>
        )}
        {entry && !isCell && <OtherPanel entry={entry} />}
        {cell && <CellPanel cell={cell} />}
        {cell && !Form && error.length > 0 && <Problems messages={error} />}
        {!cell && error.length > 0 && <Problems messages={error} />}
        {cell && state && Form && (
          <Form
            key={`${cell.id} ${cell.version} ${form}`}
            cell={cell}
            day={state.day}
            error={error}
            onDecide={decide}
            onLeave={() => setForm(undefined)}
          />
        )}
        {cell && !Form && <DecisionButtons decided={decided.get(cell.id)} onOpen={setForm} />}
        {cell && <CellBackground cell={cell} />}
      </main>
      <aside className="sources" aria-label="Its sources">
        {cell && <SourcePanel key={cell.id} sources={cell.sources} />}
      </aside>
      {state && <DeskFooter state={state} onCopy={copyMessage} onUndo={undo} />}
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
