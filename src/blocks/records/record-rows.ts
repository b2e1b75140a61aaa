import { ageOf } from '#domain/day/age.ts';
import type { PartialDate } from '#domain/day/partial-date.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { type KnownFact, unknown } from '#domain/provider/fact.ts';
import type { Audit, Incident } from '#domain/provider/fact-value.ts';
import type { Provider } from '#domain/provider/provider.ts';
import {
  auditRecord,
  incidentRecord,
  type RecordEntry,
  type RecordKind,
} from '#domain/provider/provider-records.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { formatAge } from '#i18n/format-age.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import type { BlockContext } from '../block-context.ts';
import { cellView, type MarkView } from '../evidence/cell-view.ts';
import { basisView, type SourceView, sourceViews } from '../evidence/fact-view.ts';

/** A cell: the words, and the mark that leads to who says so. What nobody says has none. */
export interface RecordCell {
  readonly text: string;
  readonly mark: MarkView | undefined;
}

interface RecordRow {
  readonly id: string;
  readonly date: PartialDate;
  readonly when: RecordCell;
  readonly age: string;
  readonly remarks: readonly string[];
  readonly source: SourceView | undefined;
}

export type ReportAccess = 'public' | 'not-public' | 'unknown';

export interface AuditRow extends RecordRow {
  readonly auditor: RecordCell;
  readonly scope: RecordCell;
  readonly notInScope: RecordCell;
  readonly report: RecordCell;
  readonly access: ReportAccess;
  readonly isOtherProduct: boolean;
}

export interface IncidentRow extends RecordRow {
  readonly summary: RecordCell;
  readonly outcome: RecordCell;
}

/** What was examined and what went wrong, the newest first; where there is nothing, the words for it. */
export interface RecordRows {
  readonly provider: string;
  readonly name: string;
  readonly audits: readonly AuditRow[];
  readonly incidents: readonly IncidentRow[];
  readonly noAudits: RecordCell;
  readonly noIncidents: RecordCell;
  /** Audits of the VPN alone, as everywhere on the site; undefined where nobody knows. */
  readonly counts: Readonly<Record<RecordKind, number | undefined>>;
  /** What to know of the lists as such: what they lack, on what they rest. */
  readonly auditNote: RecordCell | undefined;
  readonly incidentNote: RecordCell | undefined;
}

export function recordRows(providerId: string, context: BlockContext): RecordRows {
  const provider = context.providers.get(providerId);
  if (!provider) throw new Error(`There is no provider "${providerId}".`);
  const { t, locale } = context;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  /** What is said of a list as a whole leads to the sources of the whole. */
  const ofAll = (kind: RecordKind, text: string): RecordCell => ({
    text,
    mark: cellView(providerId, kind, context).mark,
  });
  return {
    provider: providerId,
    name: provider.name,
    audits: audits?.entries.map((entry) => auditRow(entry, audits.fact, provider, context)) ?? [],
    incidents: incidents?.entries.map((entry) => incidentRow(entry, incidents.fact, provider, context)) ?? [],
    noAudits: ofAll('audits', t(audits ? 'blocks.records.noAudits' : 'blocks.records.unknownAudits')),
    noIncidents: ofAll(
      'incidents',
      t(incidents ? 'blocks.records.noIncidents' : 'blocks.records.unknownIncidents'),
    ),
    counts: {
      audits: audits?.entries.filter(({ entry }) => entry.otherProduct !== true).length,
      incidents: incidents?.entries.length,
    },
    auditNote: audits?.fact.note && ofAll('audits', audits.fact.note[locale]),
    incidentNote: incidents?.fact.note && ofAll('incidents', incidents.fact.note[locale]),
  };
}

/** Of everyone, by name. */
export function allRecordRows(context: BlockContext): RecordRows[] {
  const { compare } = new Intl.Collator(localeOf(context.locale).iso);
  return [...context.providers.keys()]
    .map((id) => recordRows(id, context))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Names an entry among all evidence of its provider. */
export function recordKey(kind: RecordKind, index: number): string {
  return `${kind}:${index}`;
}

export function auditorName({ auditor }: Audit, context: BlockContext): string {
  return auditor === unknown ? unknownWord(context) : auditor;
}

const reportWords = { public: 'public', 'not-public': 'notPublic', unknown: 'unknownPublic' } as const;

function auditRow(
  { entry, index }: RecordEntry<Audit>,
  fact: KnownFact,
  provider: Provider,
  context: BlockContext,
): AuditRow {
  const { t, locale } = context;
  const { row, cell } = recordRow('audits', index, entry, fact, provider, context);
  const access = accessOf(entry);
  return {
    ...row,
    auditor: entry.auditor === unknown ? unsaid(context) : cell('auditor', entry.auditor),
    scope: cell('scope', entry.scope[locale]),
    notInScope: entry.notInScope ? cell('notInScope', entry.notInScope[locale]) : unsaid(context),
    report:
      access === 'unknown'
        ? { text: t('blocks.records.unknownPublic'), mark: undefined }
        : cell('report', t(`blocks.records.${reportWords[access]}`)),
    access,
    isOtherProduct: entry.otherProduct === true,
    remarks: [...(entry.otherProduct ? [t('blocks.records.otherProduct')] : []), ...row.remarks],
  };
}

function incidentRow(
  { entry, index }: RecordEntry<Incident>,
  fact: KnownFact,
  provider: Provider,
  context: BlockContext,
): IncidentRow {
  const { vocabulary, locale } = context;
  const { row, cell } = recordRow('incidents', index, entry, fact, provider, context);
  const options = allDefinitions(vocabulary).find(({ key }) => key === 'incidents')?.options ?? {};
  const outcome = options[entry.outcome]?.[locale] ?? entry.outcome;
  return {
    ...row,
    summary: cell('what', entry.summary[locale]),
    outcome: entry.outcome === unknown ? { text: outcome, mark: undefined } : cell('outcome', outcome),
  };
}

type Column = 'date' | 'auditor' | 'scope' | 'notInScope' | 'report' | 'what' | 'outcome';

/** What audits and incidents have in common, and a maker of their cells. */
function recordRow(
  kind: RecordKind,
  index: number,
  { date, source, confidence }: Pick<Audit, 'date' | 'source' | 'confidence'>,
  fact: KnownFact,
  provider: Provider,
  context: BlockContext,
): { readonly row: RecordRow; readonly cell: (column: Column, text: string) => RecordCell } {
  const { t, locale, evidence, asOf } = context;
  const dateText = formatPartialDate(date, locale);
  const [shown] = sourceViews([source], provider, context);
  const { mark, label: basis } = basisView(fact.basis, context);
  const cell = (column: Column, text: string): RecordCell => ({
    text,
    mark: shown && {
      mark,
      label: t('blocks.homeComparison.source', {
        provider: provider.name,
        fact: t(`blocks.records.${column}`),
        title: shown.title,
        basis,
        date: dateText,
      }),
      href: shown.url,
      evidence: `${provider.id}/${recordKey(kind, index)}`,
    },
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
      source: shown,
    },
  };
}

function accessOf({ reportPublic }: Audit): ReportAccess {
  if (reportPublic === unknown) return unknown;
  return reportPublic ? 'public' : 'not-public';
}

function unsaid(context: BlockContext): RecordCell {
  return { text: unknownWord(context), mark: undefined };
}

function unknownWord({ evidence, locale }: BlockContext): string {
  return evidence.states.unknown.label[locale];
}
