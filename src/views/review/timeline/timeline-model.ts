import type { BlockContext } from '#blocks/block-context.ts';
import { type FactView, factView, type SourceView, sourceViews } from '#blocks/evidence/fact-view.ts';
import { firstDayOf, type PartialDate } from '#domain/day/partial-date.ts';
import { isKnown, unknown } from '#domain/provider/fact.ts';
import type { Audit, Incident } from '#domain/provider/fact-value.ts';
import { factOf } from '#domain/provider/provider.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';

interface DatedRow {
  readonly id: string;
  readonly date: PartialDate;
  readonly dateText: string;
  readonly remarks: readonly string[];
  readonly source: SourceView | undefined;
}

export interface AuditRow extends DatedRow {
  readonly auditor: string;
  readonly scope: string;
  readonly report: string;
  readonly isPublic: boolean;
}

export interface IncidentRow extends DatedRow {
  readonly summary: string;
  readonly outcome: string;
}

/** What was examined and what went wrong, the newest first; where there is nothing, the words for it. */
export interface TimelineModel {
  readonly audits: readonly AuditRow[];
  readonly incidents: readonly IncidentRow[];
  readonly noAudits: string;
  readonly noIncidents: string;
}

export function selectTimeline(providerId: string, context: BlockContext): TimelineModel {
  const { t } = context;
  const isUnknown = (key: string) => factView(providerId, key, context).sign === unknown;
  return {
    audits: entries<Audit>(providerId, 'audits', context).map((audit, index) => ({
      ...datedRow(audit, `audit-${index}`, providerId, context),
      auditor: audit.auditor === unknown ? unknownWord(context) : audit.auditor,
      scope: audit.scope[context.locale],
      report: t(`review.audits.${reportWords[`${audit.reportPublic}`]}`),
      isPublic: audit.reportPublic === true,
      remarks: [
        ...(audit.otherProduct ? [t('review.audits.otherProduct')] : []),
        ...weakness(audit, context),
      ],
    })),
    incidents: entries<Incident>(providerId, 'incidents', context).map((incident, index) => ({
      ...datedRow(incident, `incident-${index}`, providerId, context),
      summary: incident.summary[context.locale],
      outcome: outcomeWords(incident, context),
      remarks: weakness(incident, context),
    })),
    noAudits: t(isUnknown('audits') ? 'review.audits.unknownAudits' : 'review.audits.noAudits'),
    noIncidents: t(isUnknown('incidents') ? 'review.audits.unknownIncidents' : 'review.audits.noIncidents'),
  };
}

const reportWords = { true: 'public', false: 'notPublic', unknown: 'unknownPublic' } as const;

function entries<T extends { readonly date: PartialDate }>(
  providerId: string,
  key: FactView['key'],
  { providers }: BlockContext,
): T[] {
  const provider = providers.get(providerId);
  const fact = provider && factOf(provider, key);
  const all = fact && isKnown(fact) ? (fact.value as unknown as readonly T[]) : [];
  return all.toSorted((a, b) => firstDayOf(b.date).localeCompare(firstDayOf(a.date)));
}

function datedRow(
  { date, source }: { readonly date: PartialDate; readonly source: string },
  id: string,
  providerId: string,
  context: BlockContext,
): Omit<DatedRow, 'remarks'> {
  const provider = context.providers.get(providerId);
  return {
    id,
    date,
    dateText: formatPartialDate(date, context.locale),
    source: provider && sourceViews([source], provider, context)[0],
  };
}

function outcomeWords({ outcome }: Incident, { vocabulary, locale }: BlockContext): string {
  const definition = allDefinitions(vocabulary).find(({ key }) => key === 'incidents');
  return definition?.options[outcome]?.[locale] ?? outcome;
}

function weakness(
  { confidence }: { readonly confidence?: 'low' | undefined },
  { evidence, locale }: BlockContext,
): string[] {
  return confidence === 'low' ? [evidence.confidence.low.label[locale]] : [];
}

function unknownWord({ evidence, locale }: BlockContext): string {
  return evidence.states.unknown.label[locale];
}
