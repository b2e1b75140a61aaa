import { isDeepStrictEqual } from 'node:util';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { quoteOf, quotePrefix, readFields } from './feed-plan.ts';
import { observedOn, type SnapshotRecord } from './snapshots.ts';

/** The feed's own source id, because other cells quote other files of the same dataset. */
export const feedSource = 'price-feed';

/** A plan as a snapshot shows it, with its index in the cell. */
export interface ReadPlan {
  readonly index: number;
  readonly written: Plan;
  readonly confirmedPlan: Plan;
  readonly snapshot: SnapshotRecord;
}

/** Returns the edits to a provider's file from a snapshot that shows all of these plans. */
export function priceEdits(file: string, data: Fields, plans: readonly ReadPlan[], readOn: Day): FactEdit[] {
  const cell = fieldsOf(fieldsOf(data.facts).prices);
  const edit = (path: FactPath, value: YamlValue | undefined): FactEdit => ({ file, path, value });
  const inCell = (path: FactPath, value: YamlValue | undefined) => edit(['facts', 'prices', ...path], value);
  const newest =
    plans
      .map(({ snapshot }) => observedOn(snapshot))
      .toSorted()
      .at(-1) ?? readOn;
  const sources = itemsOf(cell.sources);
  return [
    ...plans.flatMap((plan) => planEdits(plan).map(({ path, value }) => inCell(path, value))),
    ...quoteEdits(itemsOf(cell.quotes), plans).map(({ path, value }) => inCell(path, value)),
    ...(sources.includes(feedSource) ? [] : [inCell(['sources', sources.length], feedSource)]),
    ...(isBefore(cell.asOf, newest) ? [inCell(['asOf'], newest)] : []),
    ...(isBefore(cell.checked, readOn) ? [inCell(['checked'], readOn)] : []),
    ...sourceEdits(fieldsOf(data.sources), plans).map(({ path, value }) => edit(path, value)),
  ];
}

type PlacedEdit = Pick<FactEdit, 'path' | 'value'>;

function planEdits({ index, written, confirmedPlan, snapshot }: ReadPlan): PlacedEdit[] {
  const at = (...path: string[]): FactPath => ['value', index, ...path];
  const changed = readFields.filter((name) => !isDeepStrictEqual(written[name], confirmedPlan[name]));
  return [
    ...changed.map((name) => ({ path: at(name), value: confirmedPlan[name] })),
    ...(observedOn(snapshot) > written.observed
      ? [{ path: at('observed'), value: observedOn(snapshot) }]
      : []),
    ...(written.source === feedSource ? [] : [{ path: at('source'), value: feedSource }]),
  ];
}

/** Returns the edits of quotes. Each plan has its own quote; quotes about several plans are left to people. */
function quoteEdits(quotes: readonly unknown[], plans: readonly ReadPlan[]): PlacedEdit[] {
  let end = quotes.length;
  return plans.map(({ snapshot: { record } }) => {
    const text = quoteOf(record);
    const own = indexOfQuote(quotes, quotePrefix(record));
    if (own === undefined) return { path: ['quotes', end++], value: { source: feedSource, text } };
    return fieldsOf(quotes[own]).source === feedSource
      ? { path: ['quotes', own, 'text'], value: text }
      : { path: ['quotes', own], value: { source: feedSource, text } };
  });
}

/** Finds the quote to replace. A quote from another file of the dataset is replaced, unless it is the last of its source. */
function indexOfQuote(quotes: readonly unknown[], prefix: string): number | undefined {
  const all = quotes.map(fieldsOf);
  const begins = ({ text }: Fields) => typeof text === 'string' && text.startsWith(prefix);
  const own = all.findIndex((quote) => quote.source === feedSource && begins(quote));
  if (own >= 0) return own;
  const other = all.findIndex(
    (quote) => begins(quote) && all.filter(({ source }) => source === quote.source).length > 1,
  );
  return other >= 0 ? other : undefined;
}

/** Returns the current quote of a plan, preferring the feed over other files. */
export function planQuote(data: Fields, snapshot: SnapshotRecord): string | undefined {
  const texts = itemsOf(fieldsOf(fieldsOf(data.facts).prices).quotes)
    .map(fieldsOf)
    .toSorted((a, b) => Number(b.source === feedSource) - Number(a.source === feedSource))
    .map(({ text }) => text);
  return texts.find(
    (text): text is string => typeof text === 'string' && text.startsWith(quotePrefix(snapshot.record)),
  );
}

function sourceEdits(sources: Fields, [first]: readonly ReadPlan[]): PlacedEdit[] {
  if (!first) return [];
  const { url, generatedAt } = first.snapshot;
  const published = generatedAt.slice(0, 10);
  if (feedSource in sources) {
    return [
      { path: ['sources', feedSource, 'url'], value: url },
      { path: ['sources', feedSource, 'published'], value: published },
    ];
  }
  const title = 'VPN Price Transparency Index';
  return [
    {
      path: ['sources', feedSource],
      value: { url, title, publisher: 'dataset', kind: 'living', published, note: 'price-feed' },
    },
  ];
}

/** Whether a written date should be replaced: dates never go back, and a missing one is set. */
export function isBefore(written: unknown, day: Day): boolean {
  return typeof written !== 'string' || written < day;
}
