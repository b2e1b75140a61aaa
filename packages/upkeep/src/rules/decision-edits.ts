import type { Day } from '@vpn-site/core/day/day.ts';
import { firstDayOf, lastDayOf, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { FactEdit, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { hasWords } from '@vpn-site/core/provider/quote.ts';
import type { CellFields, DecidedCell, Decision } from './decision.ts';
import { fieldEdits } from './field-edits.ts';
import { renewedDates } from './renewed-dates.ts';

/** A decision that the rules for facts do not allow. The message is a sentence for the editor. */
export class RefusedDecision extends Error {
  override readonly name = 'RefusedDecision';
}

/**
 * Returns the edits of a decision: changed fields of its cell, the new address of a moved source, and the removal of
 * sources that nothing cites any more. `today` is the day on which the sources were read.
 */
export function decisionEdits(cell: DecidedCell, decision: Decision, today: Day): FactEdit[] {
  const { file } = cell;
  if (decision.kind === 'source-gone' && decision.movedTo !== undefined) {
    requireCited(cell, decision.source);
    return [{ file, path: ['sources', decision.source, 'url'], value: decision.movedTo }];
  }
  const after = decidedFields(cell, decision, today);
  const left = citedSources(cell.fields).filter(
    (id) => !citedSources(after).includes(id) && !cell.citedElsewhere.has(id),
  );
  return [
    ...fieldEdits(cell.path, cell.fields, after),
    ...left.map((id) => ({ path: ['sources', id], value: undefined })),
  ].map((edit) => ({ file, ...edit }));
}

function decidedFields(cell: DecidedCell, decision: Decision, today: Day): CellFields {
  switch (decision.kind) {
    case 'still-true':
      return stillTrue(cell, decision.read, today);
    case 'changed':
      return changed(cell, decision, today);
    case 'source-gone':
      return withoutSource(cell, decision.source);
    case 'unknown':
      return unknownFields(cell.fields, decision.note);
  }
}

/** Returns the fields of a confirmed cell. If only documents support the value, only the day of reading changes. */
function stillTrue({ fields, sources }: DecidedCell, read: readonly string[], today: Day): CellFields {
  const cited = fields.sources ?? [];
  const needed = cited.filter((id) => sources[id]?.kind === 'living');
  const unread = (needed.length > 0 ? needed : cited).filter((id) => !read.includes(id));
  if (cited.length === 0) throw new RefusedDecision('It names no source that could be read again.');
  if (unread.length > 0) {
    throw new RefusedDecision(
      `You can choose "still true" only for sources that you read. Read ${unread.join(', ')} too.`,
    );
  }
  const reportedOn = Object.fromEntries(
    needed.map((id) => {
      const { url = '', published } = sources[id] ?? {};
      return [id, published !== undefined && isPinned(url) ? firstDayOf(published) : today];
    }),
  );
  const dates = renewedDates({ ...fields, sources: cited }, sources, reportedOn, today);
  const shownOn = Object.fromEntries(
    Object.entries(reportedOn).map(([id, day]) => [id, earlier(day, sources[id]?.published)]),
  );
  return { ...fields, ...(dates ?? { checked: today }), value: withObservedDays(fields.value, shownOn) };
}

/** Whether an address names a commit. Its content then has the date of the commit, whenever it is read. */
function isPinned(url: string): boolean {
  return /\/[0-9a-f]{40}(?:\/|$)/.test(url);
}

/**
 * Returns the earlier of the day and the publication day, because a dated price list has the prices of its date (see the
 * rule not-newer-than-sources).
 */
function earlier(day: Day, published: PartialDate | undefined): Day {
  const newest = published === undefined ? day : lastDayOf(published);
  return newest < day ? newest : day;
}

/** Sets the day on which each price was seen. */
function withObservedDays(value: unknown, shownOn: Readonly<Record<string, Day>>): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    const { observed, source } = (typeof item === 'object' && item !== null ? item : {}) as {
      observed?: unknown;
      source?: unknown;
    };
    const day = typeof source === 'string' ? shownOn[source] : undefined;
    if (typeof observed !== 'string' || day === undefined || day <= observed) return item;
    return { ...(item as object), observed: day };
  });
}

/** Returns the fields for a new value. Only the quoted sources support it. */
function changed(
  { fields, sources }: DecidedCell,
  { value, quotes, basis, asOf, note }: Extract<Decision, { kind: 'changed' }>,
  today: Day,
): CellFields {
  if (value === unknown) throw new RefusedDecision('No source states it. Decide "unknown" instead.');
  for (const { source, text } of quotes) {
    if (!Object.hasOwn(sources, source)) throw new RefusedDecision(`There is no source "${source}".`);
    if (text.trim() === '') {
      throw new RefusedDecision(`Quote the words of "${source}" that state the new value.`);
    }
  }
  return {
    ...fields,
    value,
    readAs: readingOf(value),
    basis,
    asOf,
    firstRead: asOf === undefined ? (fields.firstRead ?? today) : undefined,
    checked: today,
    sources: [...new Set(quotes.map(({ source }) => source))],
    quotes,
    note,
  };
}

/** Records how an editor read the quotes, for values that no rule can find in quotes. */
function readingOf(value: YamlValue): CellFields['readAs'] {
  const isFound = typeof value === 'number' || (Array.isArray(value) && value.some(isFields));
  return isFound ? undefined : { is: value, why: 'An editor read these words.' };
}

/** Returns the fields without a source. The value becomes unknown if there is no quote from another source. */
function withoutSource(cell: DecidedCell, gone: string): CellFields {
  requireCited(cell, gone);
  const { value, outsider, ...rest } = cell.fields;
  const sources = (rest.sources ?? []).filter((id) => id !== gone);
  const quotes = (rest.quotes ?? []).filter(({ source }) => source !== gone);
  const carried = quotes.some((quote) => hasWords(quote) || quote.missing === 'counted');
  if (sources.length === 0 || !carried) return unknownFields(cell.fields, undefined);
  if (namesSource([value, outsider], gone)) {
    throw new RefusedDecision(
      `A part of the value has "${gone}" as its only source. First change the value, without that part.`,
    );
  }
  return { ...cell.fields, sources, quotes };
}

/** Returns the fields of an unknown value, which has only a note and claims. */
function unknownFields({ claims }: CellFields, note: CellFields['note']): CellFields {
  return { value: unknown, note, claims };
}

function requireCited({ fields }: DecidedCell, source: string): void {
  const cited = fields.sources ?? [];
  if (cited.includes(source)) return;
  throw new RefusedDecision(`The cell does not cite "${source}". Choose one of ${cited.join(', ')}.`);
}

/** Returns the sources of the value itself: its own, those of list items, and that of an outsider's check. */
function citedSources({ value, outsider, sources = [] }: CellFields): string[] {
  return [...new Set([...sources, ...sourcesNamedIn([value, outsider])])];
}

function namesSource(tree: unknown, id: string): boolean {
  return sourcesNamedIn(tree).includes(id);
}

function sourcesNamedIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(sourcesNamedIn);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'source' && typeof inner === 'string') return [inner];
    if (key === 'sources' && Array.isArray(inner)) return inner.filter((id) => typeof id === 'string');
    return sourcesNamedIn(inner);
  });
}
