import { type Cell, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import { type Day, daysBetween, isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { renewedDates } from '#rules/renewed-dates.ts';
import type { GivenFile } from './importer.ts';

/** A fact or a claim, one of its sources, and the file in which that source was read again. */
export interface ReadStatement {
  readonly cell: Cell;
  readonly source: string;
  readonly file: Pick<GivenFile, 'url' | 'readOn'>;
  /** The day of what it says. */
  readonly saidOn: Day;
}

/** The id of the cited source whose address begins so. */
export function sourceUnder(cell: Cell, address: RegExp): string | undefined {
  const sources = sourcesIn(cell.file);
  return itemsOf(cell.fields.sources)
    .map(String)
    .find((id) => address.test(sources[id]?.url ?? ''));
}

/** It says something older than what is written. */
export function isOlder({ cell, saidOn }: Pick<ReadStatement, 'cell' | 'saidOn'>): boolean {
  const { asOf } = cell.fields;
  return typeof asOf === 'string' && asOf > saidOn;
}

/** Repositories move on every day; a fact that lives for a year and more is renewed when it gains something. */
const daysWorthRenewing = 30;

/** The source said the same a short while ago, or it is the very copy that is cited. */
export function isWorthRenewing({ cell, saidOn }: Pick<ReadStatement, 'cell' | 'saidOn'>): boolean {
  const { asOf } = cell.fields;
  return typeof asOf !== 'string' || !isDay(asOf) || daysBetween(asOf, saidOn) >= daysWorthRenewing;
}

/**
 * Dates and address of a statement that its source carries, and nothing that stands there already. undefined where another
 * of its sources was not read.
 */
export function renewalOf({ cell, source, file, saidOn }: ReadStatement): FactEdit[] | undefined {
  const sources = sourcesIn(cell.file);
  const evidence = { ...cell.fields, sources: itemsOf(cell.fields.sources) } as unknown as Evidence;
  const dates = renewedDates(evidence, sources, { [source]: saidOn }, file.readOn);
  if (!dates) return undefined;
  const place: FactPath = ['sources', source];
  const edit = (path: FactPath, value: YamlValue | undefined) => ({ file: cell.file.file, path, value });
  return [
    ...Object.entries(dates)
      .filter(([name, day]) => cell.fields[name] !== day)
      .map(([name, day]) => edit([...cell.path, name], day as Day | undefined)),
    ...(sources[source]?.url === file.url ? [] : [edit([...place, 'url'], file.url)]),
    ...(sources[source]?.published === saidOn ? [] : [edit([...place, 'published'], saidOn)]),
  ];
}

/** The words of the source in place of those that carried the former value. */
export function quoteEdit({ cell, source }: ReadStatement, text: string): FactEdit {
  const quotes = itemsOf(cell.fields.quotes).map(fieldsOf);
  const own = quotes.findIndex((quote) => quote.source === source);
  const path = [...cell.path, 'quotes', own < 0 ? quotes.length : own];
  return { file: cell.file.file, path, value: { source, text } };
}

/** What is quoted of the source now. */
export function quoteFrom({ fields }: Cell, source: string): string | undefined {
  const own = itemsOf(fields.quotes)
    .map(fieldsOf)
    .find((quote) => quote.source === source);
  return typeof own?.text === 'string' ? own.text : undefined;
}
