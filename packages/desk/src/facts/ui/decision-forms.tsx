import type { Day } from '@vpn-site/core/day/day.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { CellDetail, SentDecision } from '../wire.ts';
import { DecisionForm } from './decision-form.tsx';
import { NoteFields } from './note-fields.tsx';
import { useSavedDraft } from './saved-draft.ts';

export interface FormProps {
  readonly cell: CellDetail;
  readonly day: Day;
  readonly error: readonly string[];
  readonly onDecide: (decision: SentDecision) => void;
  readonly onLeave: () => void;
}

/** The form to confirm a value. The editor confirms that every listed source supports it. */
export function StillTrueForm(props: FormProps) {
  const { sources } = props.cell;
  const living = sources.filter(({ kind }) => kind === 'living');
  const read = living.length > 0 ? living : sources;
  return (
    <DecisionForm
      {...props}
      kind="still-true"
      decision={{ kind: 'still-true', read: read.map(({ id }) => id) }}
    >
      <p>
        With this decision you confirm that on {props.day} you read these sources and found the value in them:
      </p>
      <ul className="read-list">
        {read.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {living.length === 0 && (
        <p className="notice reworded">
          Only documents state this value. Reading them again does not renew it. It stays due until you find a
          newer source.
        </p>
      )}
    </DecisionForm>
  );
}

export function SourceGoneForm(props: FormProps) {
  const { sources, id } = props.cell;
  const [draft, change] = useSavedDraft(`${id} gone`, { source: sources[0]?.id ?? '', movedTo: '' });
  const others = sources.filter((source) => source.id !== draft.source);
  return (
    <DecisionForm
      {...props}
      kind="source-gone"
      decision={{ kind: 'source-gone', source: draft.source, movedTo: draft.movedTo }}
    >
      <label className="field">
        <span>Which source is gone</span>
        <select value={draft.source} onChange={({ target }) => change({ source: target.value })}>
          {sources.map((source) => (
            <option key={source.id} value={source.id}>
              {source.title}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>The new address of the same text, if any</span>
        <input
          type="url"
          placeholder="https://"
          value={draft.movedTo}
          onChange={({ target }) => change({ movedTo: target.value })}
        />
      </label>
      <p className="quiet">
        {draft.movedTo !== ''
          ? 'The source gets the new address, for every fact that cites it.'
          : others.length > 0
            ? `The value stays with ${others.map(({ title }) => title).join(', ')}.`
            : 'No other source states the value, so it becomes unknown.'}
      </p>
    </DecisionForm>
  );
}

export function UnknownForm(props: FormProps) {
  const none = Object.fromEntries(localeCodes.map((code) => [code, ''])) as Record<LocaleCode, string>;
  const [draft, change] = useSavedDraft(`${props.cell.id} unknown`, { note: none });
  return (
    <DecisionForm {...props} kind="unknown" decision={{ kind: 'unknown', note: draft.note }}>
      <p>
        No reliable source states a value. This removes the value, its sources and its dates; claims stay.
      </p>
      <NoteFields note={draft.note} onChange={(note) => change({ note })} />
    </DecisionForm>
  );
}
