import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { type Basis, bases } from '@vpn-site/core/provider/fact.ts';
import { stringify } from 'yaml';
import type { CellDetail, SentDecision } from '../wire.ts';
import { DecisionForm } from './decision-form.tsx';
import type { FormProps } from './decision-forms.tsx';
import { NoteFields } from './note-fields.tsx';
import { useSavedDraft } from './saved-draft.ts';
import { ValueField } from './value-field.tsx';

interface Words {
  readonly text: string;
  readonly where: string;
}

interface Draft {
  readonly valueText: string;
  /** The id of the source that provides the date of the value. */
  readonly main: string;
  /** The quoted words by source. A source without words is removed from the value. */
  readonly quotes: Readonly<Record<string, Words>>;
  readonly basis: Basis;
  readonly asOf: string;
  readonly note: Record<LocaleCode, string>;
}

const noWords: Words = { text: '', where: '' };

export function ChangedForm(props: FormProps) {
  const { cell, day } = props;
  const [draft, change] = useSavedDraft<Draft>(`${cell.id} changed`, startOf(cell, day));
  const quoteOf = (id: string) => draft.quotes[id] ?? noWords;
  const setQuote = (id: string, part: Partial<Words>) =>
    change({ quotes: { ...draft.quotes, [id]: { ...quoteOf(id), ...part } } });
  const others = cell.sources.filter(({ id }) => id !== draft.main);
  const isQuoted = quoteOf(draft.main).text.trim() !== '';
  return (
    <DecisionForm
      {...props}
      kind="changed"
      decision={
        isQuoted
          ? decisionOf(
              draft,
              others.map(({ id }) => id),
            )
          : undefined
      }
      missing="Quote the words that state the new value. Nothing is written without them."
    >
      <ValueField cell={cell} text={draft.valueText} onChange={(valueText) => change({ valueText })} />
      <label className="field">
        <span>Source</span>
        <select
          value={draft.main}
          onChange={({ target }) => change({ main: target.value, asOf: dateOf(cell, target.value, day) })}
        >
          {cell.sources.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <QuoteFields
        words={quoteOf(draft.main)}
        name="Its words"
        onChange={(part) => setQuote(draft.main, part)}
      />
      {others.length > 0 && (
        <details className="fold">
          <summary>Others that say so too ({others.length}): without words they go</summary>
          {others.map(({ id, title }) => (
            <QuoteFields
              key={id}
              words={quoteOf(id)}
              name={`Words of ${title}`}
              onChange={(part) => setQuote(id, part)}
            />
          ))}
        </details>
      )}
      <div className="field-row">
        <label className="field">
          <span>As of; empty if undated</span>
          <input type="text" value={draft.asOf} onChange={({ target }) => change({ asOf: target.value })} />
        </label>
        <label className="field">
          <span>Basis</span>
          <select value={draft.basis} onChange={({ target }) => change({ basis: target.value as Basis })}>
            {bases.map((basis) => (
              <option key={basis}>{basis}</option>
            ))}
          </select>
        </label>
      </div>
      <NoteFields note={draft.note} onChange={(note) => change({ note })} />
    </DecisionForm>
  );
}

interface QuoteFieldsProps {
  readonly words: Words;
  readonly name: string;
  readonly onChange: (part: Partial<Words>) => void;
}

function QuoteFields({ words, name, onChange }: QuoteFieldsProps) {
  return (
    <div className="field-row quote">
      <label className="field">
        <span>{name}</span>
        <textarea rows={2} value={words.text} onChange={({ target }) => onChange({ text: target.value })} />
      </label>
      <label className="field where">
        <span>Where</span>
        <input
          type="text"
          placeholder="page 4"
          value={words.where}
          onChange={({ target }) => onChange({ where: target.value })}
        />
      </label>
    </div>
  );
}

function startOf(cell: CellDetail, day: string): Draft {
  const { fields, prepared, sources } = cell;
  const main = prepared?.source ?? sources.find(({ kind }) => kind === 'living')?.id ?? sources[0]?.id ?? '';
  const text = prepared?.quote ?? '';
  return {
    valueText: prepared ? stringify(prepared.value, { schema: 'core' }).trimEnd() : cell.valueText,
    main,
    quotes: { [main]: { text, where: '' } },
    basis: bases.find((basis) => basis === fields.basis) ?? 'provider-claim',
    asOf: dateOf(cell, main, day),
    note: Object.fromEntries(localeCodes.map((code) => [code, fields.note?.[code] ?? ''])) as Draft['note'],
  };
}

/** Returns the date of a value: for a living page the day on which it was read, for a document its own date. */
function dateOf({ sources }: CellDetail, id: string, day: string): string {
  const source = sources.find((each) => each.id === id);
  return source?.kind === 'document' ? (source.published ?? '') : day;
}

function decisionOf(draft: Draft, others: readonly string[]): SentDecision {
  const quoted = [draft.main, ...others].flatMap((source) => {
    const words = draft.quotes[source] ?? noWords;
    return words.text.trim() === '' ? [] : [{ source, ...words }];
  });
  const { valueText, basis, asOf, note } = draft;
  return { kind: 'changed', valueText, quotes: quoted, basis, asOf, note };
}
