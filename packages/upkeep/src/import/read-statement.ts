import { type Cell, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import { type Day, daysBetween, isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { renewedDates } from '#rules/renewed-dates.ts';
import type { DatasetFile } from './importer.ts';

/** A fact or a claim with one of its sources, and the file in which that source was read again. */
export interface ReadStatement {
  readonly cell: Cell;
  readonly source: string;
  readonly file: Pick<DatasetFile, 'url' | 'readOn'>;
  /** The day of the source's content. */
  readonly reportedOn: Day;
}

/** Returns the id of the cited source whose address matches. */
export function sourceUnder(cell: Cell, address: RegExp): string | undefined {
  const sources = sourcesIn(cell.file);
  return itemsOf(cell.fields.sources)
    .map(String)
    .find((id) => address.test(sources[id]?.url ?? ''));
}

/** Whether the source is older than the written value. */
export function isOlder({ cell, reportedOn }: Pick<ReadStatement, 'cell' | 'reportedOn'>): boolean {
  const { asOf } = cell.fields;
  return typeof asOf === 'string' && asOf > reportedOn;
}

/**
 * Minimum days between renewals. Repositories change daily, but a fact with a lifetime of a year or more gains little from
 * that.
 */
const daysWorthRenewing = 30;

/** Whether enough days have passed since the written value for a renewal to be worthwhile. */
export function isWorthRenewing({ cell, reportedOn }: Pick<ReadStatement, 'cell' | 'reportedOn'>): boolean {
  const { asOf } = cell.fields;
  return typeof asOf !== 'string' || !isDay(asOf) || daysBetween(asOf, reportedOn) >= daysWorthRenewing;
}

/**
 * Returns the edits of dates and address for a confirmed statement, without unchanged values; undefined if another of its
 * sources was not read.
 */
export function renewalEdits({ cell, source, file, reportedOn }: ReadStatement): FactEdit[] | undefined {
  const sources = sourcesIn(cell.file);
  const evidence = { ...cell.fields, sources: itemsOf(cell.fields.sources) } as unknown as Evidence;
  const dates = renewedDates(evidence, sources, { [source]: reportedOn }, file.readOn);
  if (!dates) return undefined;
  const place: FactPath = ['sources', source];
  const edit = (path: FactPath, value: YamlValue | undefined) => ({ file: cell.file.file, path, value });
  return [
    ...Object.entries(dates)
      .filter(([name, day]) => cell.fields[name] !== day)
      .map(([name, day]) => edit([...cell.path, name], day as Day | undefined)),
    ...(sources[source]?.url === file.url ? [] : [edit([...place, 'url'], file.url)]),
    ...(sources[source]?.published === reportedOn ? [] : [edit([...place, 'published'], reportedOn)]),
  ];
}

/** Returns the edit that replaces the quote of the source. */
export function quoteEdit({ cell, source }: ReadStatement, text: string): FactEdit {
  const quotes = itemsOf(cell.fields.quotes).map(fieldsOf);
  const own = quotes.findIndex((quote) => quote.source === source);
  const path = [...cell.path, 'quotes', own < 0 ? quotes.length : own];
  return { file: cell.file.file, path, value: { source, text } };
}

export function quoteFrom({ fields }: Cell, source: string): string | undefined {
  const own = itemsOf(fields.quotes)
    .map(fieldsOf)
    .find((quote) => quote.source === source);
  return typeof own?.text === 'string' ? own.text : undefined;
}
