import { auditSummary, incidentSummary } from '#domain/comparison/record-summaries.ts';
import type { PartialDate } from '#domain/day/partial-date.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { auditRecord, incidentRecord, type RecordKind } from '#domain/provider/provider-records.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { cellView, type MarkView } from '#evidence/fact/fact.ts';
import { type DecoderLink, decoderLink } from '#evidence/record/records.ts';
import { formatPartialDate, numberFormatter } from '#i18n/formats.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

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

export function providerRecords(providerId: string, site: SiteContext): ProviderRecords {
  const provider = providerById(providerId, site);
  return {
    name: provider.name,
    records: [auditView(provider, site), incidentView(provider, site)],
    decoded: decoderLink(providerId, site),
  };
}

function auditView(provider: Provider, site: SiteContext): RecordView {
  const { t } = site;
  const audits = auditRecord(provider)?.entries.map(({ entry }) => entry);
  const { count, newest, publicReports } = auditSummary(audits ?? []);
  return recordView(provider, 'audits', audits && count, site, [
    ...dateLine(newest, site),
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

function incidentView(provider: Provider, site: SiteContext): RecordView {
  const { vocabulary, locale } = site;
  const options = definitionOf('incidents', vocabulary)?.options ?? {};
  const incidents = incidentRecord(provider)?.entries.map(({ entry }) => entry);
  const { newest, outcomes } = incidentSummary(incidents ?? []);
  return recordView(provider, 'incidents', incidents?.length, site, [
    ...dateLine(newest, site),
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
  site: SiteContext,
  lines: readonly RecordLine[],
): RecordView {
  const { t, locale } = site;
  const total = count === undefined ? t('comparison.records.unknown') : numberFormatter(locale).format(count);
  return {
    label: t(`comparison.records.${key}`),
    total: count === 0 ? t('comparison.records.none') : total,
    mark: cellView(provider.id, key, site).mark,
    lines,
  };
}

function dateLine(newest: PartialDate | undefined, { t, locale }: SiteContext): RecordLine[] {
  if (newest === undefined) return [];
  return [{ label: t('comparison.records.newest'), text: formatPartialDate(newest, locale) }];
}
