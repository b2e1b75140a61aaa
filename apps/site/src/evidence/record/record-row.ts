import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { ageOf } from '@vpn-site/core/day/partial-date.ts';
import { formatAge, formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import { embedWords, type RichText, wordsIn } from '@vpn-site/core/locale/words.ts';
import { type Audit, countsAsAudit } from '@vpn-site/core/provider/audit.ts';
import type { Basis, Evidence } from '@vpn-site/core/provider/fact.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import { countsAsIncident, type Incident } from '@vpn-site/core/provider/incident.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { RecordEntry, RecordKind } from '@vpn-site/core/provider/provider-records.ts';
import { basisOfPublisher } from '@vpn-site/core/provider/publisher.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { FactContext } from '#site/site-context.ts';
import { basisView, type MarkView, markView, type SourceView, sourceViews } from '../fact/fact-view.ts';

/** A table cell: the text and its source mark. Text without a source has no mark. */
interface Cell<T extends RichText> {
  readonly text: T;
  readonly mark: MarkView | undefined;
}

export type RecordCell = Cell<string>;

/** A cell with text that an editor wrote. It may be in another language than the page. */
export type RichTextCell = Cell<RichText>;

export interface RecordRow {
  readonly id: string;
  readonly date: PartialDate;
  readonly when: RecordCell;
  readonly age: string;
  readonly remarks: readonly string[];
  readonly source: SourceView | undefined;
}

/** Returns the kind of evidence of one entry: that of its own source, unless we read the auditors' reports ourselves. */
export function recordBasis({ basis }: Pick<Evidence, 'basis'>, source: string, provider: Provider): Basis {
  const publisher = provider.sources[source]?.publisher;
  return publisher === undefined || basis === 'independent-audit' ? basis : basisOfPublisher[publisher];
}

/** Returns the key of an entry. It is unique in the evidence of its provider. */
export function recordKey(kind: RecordKind, index: number): string {
  return `${kind}:${index}`;
}

type Column = 'date' | 'auditor' | 'scope' | 'notInScope' | 'report' | 'what' | 'outcome';

/** Returns the fields that audits and incidents share, and a function that creates their cells. */
function recordRow(
  kind: RecordKind,
  index: number,
  {
    date,
    dateInferred,
    source,
    basis,
    confidence,
  }: Pick<Audit, 'date' | 'dateInferred' | 'source' | 'basis' | 'confidence'>,
  fact: Evidence,
  provider: Provider,
  site: FactContext,
): { readonly row: RecordRow; readonly cell: <T extends RichText>(column: Column, text: T) => Cell<T> } {
  const { t, locale, evidence, asOf } = site;
  const dateText = dateInferred ? t('facts.noDate') : formatPartialDate(date, locale);
  const sources = sourceViews({ sources: [source], quotes: fact.quotes }, provider, site);
  const cited = {
    evidence: `${provider.id}/${recordKey(kind, index)}`,
    provider: provider.name,
    basis: basisView(basis ?? recordBasis(fact, source, provider), site),
    sources,
  };
  const cell = <T extends RichText>(column: Column, text: T): Cell<T> => ({
    text,
    mark: markView({ ...cited, label: t(`evidence.records.${column}`) }, site),
  });
  const { count, unit } = ageOf(date, asOf);
  return {
    cell,
    row: {
      id: recordKey(kind, index),
      date,
      when: cell('date', dateText),
      age: dateInferred ? '' : formatAge(count, unit, locale),
      remarks: confidence === 'low' ? [evidence.confidence.low.label[locale]] : [],
      source: sources[0],
    },
  };
}

export type ReportAccess = 'public' | 'not-public' | 'unknown';

export interface AuditRow extends RecordRow {
  readonly auditor: RecordCell;
  readonly scope: RichTextCell;
  readonly notInScope: RichTextCell;
  readonly findings: RichText | undefined;
  readonly report: RecordCell;
  /** The URL of the report. */
  readonly reportAt: string | undefined;
  readonly access: ReportAccess;
  readonly isOtherProduct: boolean;
}

const reportWords = { public: 'public', 'not-public': 'notPublic', unknown: 'unknownPublic' } as const;

export function auditRow(
  { entry, index }: RecordEntry<Audit>,
  fact: Evidence,
  provider: Provider,
  site: FactContext,
): AuditRow {
  const { t, locale } = site;
  const { row, cell } = recordRow('audits', index, entry, fact, provider, site);
  const access = accessOf(entry);
  return {
    ...row,
    auditor: entry.auditor === unknown ? unknownCell(site) : cell('auditor', entry.auditor),
    scope: cell('scope', wordsIn(entry.scope, locale)),
    notInScope: entry.notInScope ? cell('notInScope', wordsIn(entry.notInScope, locale)) : unknownCell(site),
    findings:
      entry.findings &&
      embedWords(wordsIn(entry.findings, locale), (findings) => t('evidence.records.findings', { findings })),
    report:
      access === 'unknown'
        ? { text: t('evidence.records.unknownPublic'), mark: undefined }
        : cell('report', t(`evidence.records.${reportWords[access]}`)),
    reportAt: entry.reportAt,
    access,
    isOtherProduct: !countsAsAudit(entry),
    remarks: [t(`evidence.records.kinds.${entry.kind}`), ...row.remarks],
  };
}

export function auditorName({ auditor }: Audit, site: FactContext): string {
  return auditor === unknown ? unknownWord(site) : auditor;
}

function accessOf({ reportPublic }: Audit): ReportAccess {
  if (reportPublic === unknown) return unknown;
  return reportPublic ? 'public' : 'not-public';
}

function unknownCell(site: FactContext): RecordCell {
  return { text: unknownWord(site), mark: undefined };
}

function unknownWord({ evidence, locale }: FactContext): string {
  return evidence.states.unknown.label[locale];
}

/** The shape of an audit on a timeline: filled if the report is public. */
export const auditMark = {
  public: 'filled',
  'not-public': 'ring',
  unknown: 'dotted',
} as const satisfies Readonly<Record<ReportAccess, string>>;

/**
 * The shape of a record on a timeline. Incidents, and events that tested the provider without harm, differ in shape, not
 * only in color.
 */
export type RecordMark = (typeof auditMark)[ReportAccess] | 'diamond' | 'square';

export interface IncidentRow extends RecordRow {
  readonly summary: RichTextCell;
  readonly outcome: RecordCell;
  readonly result: Incident['outcome'];
  /** A sentence about what the event proved. */
  readonly proof: string | undefined;
}

export function incidentRow(
  { entry, index }: RecordEntry<Incident>,
  fact: Evidence,
  provider: Provider,
  site: FactContext,
): IncidentRow {
  const { vocabulary, locale } = site;
  const { row, cell } = recordRow('incidents', index, entry, fact, provider, site);
  const outcome = optionName(entry.outcome, definitionOf('incidents', vocabulary), locale);
  return {
    ...row,
    summary: cell('what', wordsIn(entry.summary, locale)),
    outcome: entry.outcome === unknown ? { text: outcome, mark: undefined } : cell('outcome', outcome),
    result: entry.outcome,
    proof: proofSentence(entry, site),
    remarks: [...incidentRemarks(entry, site), ...row.remarks],
  };
}

/** Returns the important remarks about an incident: harm to customers, how users learned of it, and what it proves. */
function incidentRemarks(incident: Incident, site: FactContext): string[] {
  const { told, known } = incident;
  const { t, locale } = site;
  return [
    countsAsIncident(incident) && t(`evidence.records.harms.${incident.harm}`),
    told && t(`evidence.records.told.${told}`),
    known && t('evidence.records.known', { date: formatPartialDate(known, locale) }),
    proofSentence(incident, site),
  ].filter((remark) => typeof remark === 'string');
}

function proofSentence({ proof }: Incident, { t }: FactContext): string | undefined {
  return proof && t(`evidence.records.proofs.${proof.kind}`, { confirmed: proof.confirmed ? 'yes' : 'no' });
}
