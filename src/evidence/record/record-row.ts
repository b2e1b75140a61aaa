import { ageOf, type PartialDate } from '#domain/day/partial-date.ts';
import type { Audit, Evidence } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { RecordKind } from '#domain/provider/provider-records.ts';
import { formatAge, formatPartialDate } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { basisView, type MarkView, markView, type SourceView, sourceViews } from '../fact/fact-view.ts';

/** A cell: the words, and the mark that leads to who says so. What nobody says has none. */
export interface RecordCell {
  readonly text: string;
  readonly mark: MarkView | undefined;
}

export interface RecordRow {
  readonly id: string;
  readonly date: PartialDate;
  readonly when: RecordCell;
  readonly age: string;
  readonly remarks: readonly string[];
  readonly source: SourceView | undefined;
}

/** Names an entry among all evidence of its provider. */
export function recordKey(kind: RecordKind, index: number): string {
  return `${kind}:${index}`;
}

type Column = 'date' | 'auditor' | 'scope' | 'notInScope' | 'report' | 'what' | 'outcome';

/** What audits and incidents have in common, and a maker of their cells. */
export function recordRow(
  kind: RecordKind,
  index: number,
  { date, source, confidence }: Pick<Audit, 'date' | 'source' | 'confidence'>,
  fact: Evidence,
  provider: Provider,
  site: SiteContext,
): { readonly row: RecordRow; readonly cell: (column: Column, text: string) => RecordCell } {
  const { t, locale, evidence, asOf } = site;
  const dateText = formatPartialDate(date, locale);
  const sources = sourceViews([source], provider, site);
  const said = {
    evidence: `${provider.id}/${recordKey(kind, index)}`,
    provider: provider.name,
    basis: basisView(fact.basis, site),
    date: dateText,
    sources,
  };
  const cell = (column: Column, text: string): RecordCell => ({
    text,
    mark: markView({ ...said, label: t(`blocks.records.${column}`) }, site),
  });
  const { count, unit } = ageOf(date, asOf);
  return {
    cell,
    row: {
      id: recordKey(kind, index),
      date,
      when: cell('date', dateText),
      age: formatAge(count, unit, locale),
      remarks: confidence === 'low' ? [evidence.confidence.low.label[locale]] : [],
      source: sources[0],
    },
  };
}
