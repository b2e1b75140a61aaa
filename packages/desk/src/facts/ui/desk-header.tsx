import type { Decided, DeskState, QueueEntry } from '../wire.ts';
import type { QueueFilter } from './shown-queue.ts';

interface DeskHeaderProps {
  readonly state: DeskState | undefined;
  readonly entries: readonly QueueEntry[];
  readonly decided: ReadonlyMap<string, Decided>;
  readonly filter: QueueFilter;
  readonly onFilter: (filter: QueueFilter) => void;
  readonly onHelp: () => void;
}

const spans = [
  [0, 'out of date'],
  [30, '30 days'],
  [90, '90 days'],
  [365, 'a year'],
] as const;

export function DeskHeader({ state, entries, decided, filter, onFilter, onHelp }: DeskHeaderProps) {
  const all = state?.groups.flatMap((group) => group.entries) ?? [];
  const subjects = [...new Map(all.map(({ subject, subjectName }) => [subject, subjectName]))].toSorted(
    ([, a], [, b]) => a.localeCompare(b),
  );
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  const done = entries.filter(({ id }) => decided.has(id)).length;
  return (
    <header className="desk-head">
      <h1>Facts</h1>
      <p className="day">{state?.day}</p>
      <div className="filters">
        <label>
          <span>About</span>
          <select
            value={filter.subject}
            onChange={({ target }) => onFilter({ ...filter, subject: target.value })}
          >
            <option value="">everybody</option>
            {subjects.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Kind</span>
          <select value={filter.kind} onChange={({ target }) => onFilter({ ...filter, kind: target.value })}>
            <option value="">any</option>
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Due within</span>
          <select
            value={filter.days}
            onChange={({ target }) => onFilter({ ...filter, days: Number(target.value) })}
          >
            {spans.map(([days, words]) => (
              <option key={days} value={days}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="progress">
        <progress
          value={done}
          max={Math.max(entries.length, 1)}
          aria-label="Share of the shown entries that you decided"
        />
        <span>
          <strong>{done}</strong> of {entries.length}
        </span>
      </p>
      <button type="button" className="help" onClick={onHelp}>
        Keys <kbd>?</kbd>
      </button>
    </header>
  );
}
