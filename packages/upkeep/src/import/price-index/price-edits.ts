import { isDeepStrictEqual } from 'node:util';
import { everyValue } from '@vpn-site/content/facts/fact-tree.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { fieldEdits } from '#rules/field-edits.ts';
import { type FeedKind, feedSources } from './feed.ts';
import { quoteOf, quotePrefix, readFields } from './feed-plan.ts';
import { observedOn, type SnapshotRecord } from './snapshots.ts';

/** All files of the dataset count as one source, because one machine makes its captures. */
export const dataset = 'https://github.com/steveprice-dev/vpn-price-data/';

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
  const after = evidenceAfter(data, plans);
  return [
    ...plans.flatMap((plan) => planEdits(plan).map(({ path, value }) => inCell(path, value))),
    ...fieldEdits(['quotes'], cell.quotes, after.quotes).map(({ path, value }) => inCell(path, value)),
    ...fieldEdits(['sources'], cell.sources, after.sources).map(({ path, value }) => inCell(path, value)),
    ...(isBefore(cell.asOf, newest) ? [inCell(['asOf'], newest)] : []),
    ...(isBefore(cell.checked, readOn) ? [inCell(['checked'], readOn)] : []),
    ...sourceEdits(fieldsOf(data.sources), plans).map(({ path, value }) => edit(path, value)),
    ...after.uncited.map((id) => edit(['sources', id], undefined)),
  ];
}

type PlacedEdit = Pick<FactEdit, 'path' | 'value'>;

function planEdits({ index, written, confirmedPlan, snapshot }: ReadPlan): PlacedEdit[] {
  const source = feedSources[snapshot.record.feed];
  const at = (...path: string[]): FactPath => ['value', index, ...path];
  const changed = readFields.filter((name) => !isDeepStrictEqual(written[name], confirmedPlan[name]));
  return [
    ...changed.map((name) => ({ path: at(name), value: confirmedPlan[name] })),
    ...(observedOn(snapshot) > written.observed
      ? [{ path: at('observed'), value: observedOn(snapshot) }]
      : []),
    ...(written.source === source ? [] : [{ path: at('source'), value: source }]),
  ];
}

interface Evidence {
  readonly quotes: readonly Fields[];
  readonly sources: readonly string[];
  /** Sources of the file that nothing cites any more. */
  readonly uncited: readonly string[];
}

/**
 * Returns the quotes and sources of the cell, with one quote for each plan that was read. Older quotes of the dataset stay
 * only where plans still rest on their source, because they may name a former amount.
 */
function evidenceAfter(data: Fields, plans: readonly ReadPlan[]): Evidence {
  const cell = fieldsOf(fieldsOf(data.facts).prices);
  const isFromDataset = (id: unknown) => {
    const { url } = fieldsOf(fieldsOf(data.sources)[String(id)]);
    return typeof url === 'string' && url.startsWith(dataset);
  };
  const unread = itemsOf(cell.value)
    .filter((_, index) => !plans.some((plan) => plan.index === index))
    .map((plan) => fieldsOf(plan).source);
  const retained = itemsOf(cell.quotes)
    .map(fieldsOf)
    .filter(
      (quote) => !isFromDataset(quote.source) || (unread.includes(quote.source) && !isAbout(quote, plans)),
    )
    .map((quote) => withoutFormerAmounts(quote, plans));
  const quotes = [
    ...retained,
    ...plans.map(({ snapshot: { record } }) => ({ source: feedSources[record.feed], text: quoteOf(record) })),
  ];
  const used = [...quotes.map(({ source }) => source), ...unread];
  const written = itemsOf(cell.sources).map(String);
  const sources = new Set([
    ...written.filter((id) => !isFromDataset(id) || used.includes(id)),
    ...plans.map(({ snapshot: { record } }) => feedSources[record.feed]),
  ]);
  const uncited = written.filter((id) => !sources.has(id) && !isCitedElsewhere(data, id));
  return { quotes, sources: [...sources], uncited };
}

const feedIds: readonly string[] = Object.values(feedSources);

/** Whether a quote is the row of a plan that was read. */
function isAbout({ text }: Fields, plans: readonly ReadPlan[]): boolean {
  return plans.some(({ snapshot: { record } }) => String(text).startsWith(quotePrefix(record)));
}

/** Leaves a former amount out of a quote about several plans: "annual 60, monthly 9" becomes "…, monthly 9". */
function withoutFormerAmounts(quote: Fields, plans: readonly ReadPlan[]): Fields {
  const text = plans
    .filter(({ written, confirmedPlan }) => written.charged !== confirmedPlan.charged)
    .reduce(
      (now, { written, snapshot: { record } }) => now.replace(`${record.plan_id} ${written.charged}`, '…'),
      String(quote.text),
    );
  return text === quote.text ? quote : { ...quote, text };
}

/** Whether anything but the prices cites a source. */
function isCitedElsewhere(data: Fields, id: string): boolean {
  const { prices: _, ...facts } = fieldsOf(data.facts);
  return [...everyValue([facts, data.status, data.formerly])].some(
    ({ path, value }) => value === id && (path.at(-1) === 'source' || path.at(-2) === 'sources'),
  );
}

/** Returns the current quote of a plan, preferring the feed over other files. */
export function planQuote(data: Fields, snapshot: SnapshotRecord): string | undefined {
  const texts = itemsOf(fieldsOf(fieldsOf(data.facts).prices).quotes)
    .map(fieldsOf)
    .toSorted(
      (a, b) => Number(feedIds.includes(String(b.source))) - Number(feedIds.includes(String(a.source))),
    )
    .map(({ text }) => text);
  return texts.find(
    (text): text is string => typeof text === 'string' && text.startsWith(quotePrefix(snapshot.record)),
  );
}

function sourceEdits(sources: Fields, [first]: readonly ReadPlan[]): PlacedEdit[] {
  if (!first) return [];
  const { url, generatedAt, record } = first.snapshot;
  const id = feedSources[record.feed];
  const published = generatedAt.slice(0, 10);
  if (id in sources) {
    return [
      { path: ['sources', id, 'url'], value: url },
      { path: ['sources', id, 'published'], value: published },
    ];
  }
  const title = 'VPN Price Transparency Index';
  return [
    {
      path: ['sources', id],
      value: { url, title, publisher: 'dataset', kind: 'living', published, note: sourceNotes[record.feed] },
    },
  ];
}

/** Names of shared notes in evidence.yaml. */
const sourceNotes: Readonly<Record<FeedKind, string>> = {
  operational: 'price-feed',
  comparison: 'price-catalog',
  captures: 'price-capture',
};

/** Whether a written date should be replaced: dates never go back, and a missing one is set. */
export function isBefore(written: unknown, day: Day): boolean {
  return typeof written !== 'string' || written < day;
}
