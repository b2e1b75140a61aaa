import type { BlockContext } from '#blocks/block-context.ts';
import { cellView, type MarkView } from '#blocks/evidence/cell-view.ts';
import { auditSummary } from '#domain/comparison/audit-summary.ts';
import { incidentSummary } from '#domain/comparison/incident-summary.ts';
import { isKnown } from '#domain/provider/fact.ts';
import type { Audit, Incident } from '#domain/provider/fact-value.ts';
import { factOf } from '#domain/provider/provider.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import { numberFormatter } from '#i18n/formatters.ts';

interface RecordLine {
  readonly label: string;
  readonly text: string;
}

/** What is on record about one provider: a total with its source, and what it is made of. */
export interface RecordView {
  readonly label: string;
  readonly total: string;
  readonly mark: MarkView | undefined;
  readonly lines: readonly RecordLine[];
}

export interface ProviderRecords {
  readonly name: string;
  readonly records: readonly RecordView[];
}

export function providerRecords(provider: string, context: BlockContext): ProviderRecords {
  return {
    name: context.providers.get(provider)?.name ?? provider,
    records: [auditRecord(provider, context), incidentRecord(provider, context)],
  };
}

function auditRecord(provider: string, context: BlockContext): RecordView {
  const { t } = context;
  const audits = (listOf(provider, 'audits', context) as readonly Audit[] | undefined)?.filter(
    ({ otherProduct }) => otherProduct !== true,
  );
  const { count, newest, publicReports } = auditSummary(audits ?? []);
  return recordView(provider, 'audits', audits?.length, context, [
    ...dateLine(newest, context),
    ...(count === 0
      ? []
      : [
          {
            label: t('comparison.records.public'),
            text: t('comparison.records.ofCount', { count: publicReports, all: count }),
          },
        ]),
  ]);
}

function incidentRecord(provider: string, context: BlockContext): RecordView {
  const { vocabulary, locale } = context;
  const options = allDefinitions(vocabulary).find(({ key }) => key === 'incidents')?.options ?? {};
  const incidents = listOf(provider, 'incidents', context) as readonly Incident[] | undefined;
  const { newest, outcomes } = incidentSummary(incidents ?? []);
  return recordView(provider, 'incidents', incidents?.length, context, [
    ...dateLine(newest, context),
    ...outcomes.map(({ outcome, count }) => ({
      label: options[outcome]?.[locale] ?? outcome,
      text: numberFormatter(locale).format(count),
    })),
  ]);
}

function recordView(
  provider: string,
  key: 'audits' | 'incidents',
  count: number | undefined,
  context: BlockContext,
  lines: readonly RecordLine[],
): RecordView {
  const { t, locale } = context;
  const total = count === undefined ? t('comparison.records.unknown') : numberFormatter(locale).format(count);
  return {
    label: t(`comparison.records.${key}`),
    total: count === 0 ? t('comparison.records.none') : total,
    mark: cellView(provider, key, context).mark,
    lines,
  };
}

function dateLine(newest: string | undefined, { t, locale }: BlockContext): RecordLine[] {
  if (newest === undefined) return [];
  return [{ label: t('comparison.records.newest'), text: formatPartialDate(newest, locale) }];
}

/** Records never go out of date; they show their age. */
function listOf(
  providerId: string,
  key: string,
  { providers }: BlockContext,
): readonly unknown[] | undefined {
  const provider = providers.get(providerId);
  const fact = provider && factOf(provider, key);
  return fact && isKnown(fact) && Array.isArray(fact.value) ? fact.value : undefined;
}
