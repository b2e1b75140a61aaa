import type { BlockContext } from '#blocks/block-context.ts';
import { cellView, type MarkView } from '#blocks/evidence/cell-view.ts';
import { type DecoderLink, decoderLink } from '#blocks/records/decoder-link.ts';
import { auditSummary } from '#domain/comparison/audit-summary.ts';
import { incidentSummary } from '#domain/comparison/incident-summary.ts';
import type { PartialDate } from '#domain/day/partial-date.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { auditRecord, incidentRecord, type RecordKind } from '#domain/provider/provider-records.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { formatPartialDate, numberFormatter } from '#i18n/formats.ts';

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
  /** Where each of them is taken apart. */
  readonly decoded: DecoderLink | undefined;
}

export function providerRecords(providerId: string, context: BlockContext): ProviderRecords {
  const provider = context.providers.get(providerId);
  if (!provider) throw new Error(`There is no provider "${providerId}".`);
  return {
    name: provider.name,
    records: [auditView(provider, context), incidentView(provider, context)],
    decoded: decoderLink(providerId, context),
  };
}

function auditView(provider: Provider, context: BlockContext): RecordView {
  const { t } = context;
  const audits = auditRecord(provider)?.entries.map(({ entry }) => entry);
  const { count, newest, publicReports } = auditSummary(audits ?? []);
  return recordView(provider, 'audits', audits && count, context, [
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

function incidentView(provider: Provider, context: BlockContext): RecordView {
  const { vocabulary, locale } = context;
  const options = definitionOf('incidents', vocabulary)?.options ?? {};
  const incidents = incidentRecord(provider)?.entries.map(({ entry }) => entry);
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
  provider: Provider,
  key: RecordKind,
  count: number | undefined,
  context: BlockContext,
  lines: readonly RecordLine[],
): RecordView {
  const { t, locale } = context;
  const total = count === undefined ? t('comparison.records.unknown') : numberFormatter(locale).format(count);
  return {
    label: t(`comparison.records.${key}`),
    total: count === 0 ? t('comparison.records.none') : total,
    mark: cellView(provider.id, key, context).mark,
    lines,
  };
}

function dateLine(newest: PartialDate | undefined, { t, locale }: BlockContext): RecordLine[] {
  if (newest === undefined) return [];
  return [{ label: t('comparison.records.newest'), text: formatPartialDate(newest, locale) }];
}
