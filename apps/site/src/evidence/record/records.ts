import { byAlphabet, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import {
  embedWords,
  joinSentences,
  type RichText,
  type Words,
  wordsIn,
} from '@vpn-site/core/locale/words.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import {
  auditRecord,
  incidentRecord,
  type RecordEntry,
  type RecordKind,
} from '@vpn-site/core/provider/provider-records.ts';
import type { RecordSummary } from '@vpn-site/core/provider/record-summaries.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { asserted, unknownValue } from '#site/assertions.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-model.ts';
import { countText } from '../fact/fact-text.ts';
import { cellView } from '../fact/fact-view.ts';
import {
  type AuditRow,
  auditorName,
  auditRow,
  type IncidentRow,
  incidentRow,
  type RecordCell,
  type RichTextCell,
  recordBasis,
  recordKey,
} from './record-row.ts';

export type { AuditRow, IncidentRow, RecordCell, RecordMark, RecordRow } from './record-row.ts';
export { auditMark } from './record-row.ts';

/**
 * The audits of a provider, its incidents, and the events that tested it without harm, newest first, with texts for empty
 * lists.
 */
export interface RecordRows {
  readonly provider: string;
  readonly name: string;
  readonly audits: readonly AuditRow[];
  readonly incidents: readonly IncidentRow[];
  /**
   * Events that tested the provider, such as searches, demands, orders and blocks. Because they did no harm, pages never
   * call or count them as incidents.
   */
  readonly challenges: readonly IncidentRow[];
  /** The text for an empty list; empty if there are entries. */
  readonly noAudits: RecordCell;
  readonly noIncidents: RecordCell;
  /** The number of records of each kind as text, without audits of other products. */
  readonly counts: Readonly<Record<RecordKind, RecordCell>>;
  /** The same numbers in one line, with the number of entries that do not count. */
  readonly summary: string;
  /** Remarks about the lists as a whole: whether they are incomplete, and other notes. */
  readonly auditNote: RichTextCell | undefined;
  /** A remark about both lists: incidents, and events that tested the provider without harm. */
  readonly incidentNote: RichTextCell | undefined;
}

export function recordRows(providerId: string, site: FactContext): RecordRows {
  const provider = providerById(providerId, site);
  const { t, locale } = site;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  /** Creates a cell for text about a whole list, with the sources of the list. */
  const overall = <T extends RichText>(kind: RecordKind, text: T) => ({
    text,
    mark: cellView(providerId, kind, site).mark,
  });
  const noteOn = (kind: RecordKind, record: typeof audits | typeof incidents) => {
    const { note, incomplete } = record?.fact ?? {};
    const words = joinSentences([incomplete && t('evidence.incomplete'), note && wordsIn(note, locale)]);
    return words === '' ? undefined : overall(kind, words);
  };
  const incidentRows = (entries: readonly RecordEntry<Incident>[] = []) =>
    incidents ? entries.map((entry) => incidentRow(entry, incidents.fact, provider, site)) : [];
  /** Creates a cell for the number of entries in a list. If nothing is known, it has no source. */
  const sized = (kind: RecordKind, record: typeof audits | typeof incidents, text: string): RecordCell =>
    record?.summary.isNoneKnown === false ? overall(kind, text) : { text, mark: undefined };
  const counted = (kind: RecordKind, summary: RecordSummary | undefined) =>
    asserted(countText(kind, summary, site), providerId, kind, summary?.count ?? unknownValue);
  const counts = {
    audits: sized('audits', audits, counted('audits', audits?.summary)),
    incidents: sized('incidents', incidents, counted('incidents', incidents?.summary)),
  };
  const auditRows = audits?.entries.map((entry) => auditRow(entry, audits.fact, provider, site)) ?? [];
  const wrong = incidentRows(incidents?.incidents);
  const challenges = incidentRows(incidents?.challenges);
  const isNoneKnown = incidents?.summary.isNoneKnown ?? true;
  return {
    provider: providerId,
    name: provider.name,
    audits: auditRows,
    incidents: wrong,
    challenges,
    noAudits: overall(
      'audits',
      auditRows.length > 0
        ? ''
        : asserted(
            t(audits ? 'evidence.records.noAudits' : 'evidence.records.unknownAudits'),
            providerId,
            'audits',
            audits ? 0 : unknownValue,
          ),
    ),
    noIncidents: sized(
      'incidents',
      incidents,
      wrong.length > 0
        ? ''
        : asserted(
            t(`evidence.records.${isNoneKnown ? 'unknownIncidents' : 'noIncidents'}`),
            providerId,
            'incidents',
            incidents ? 0 : unknownValue,
          ),
    ),
    counts,
    summary: t('evidence.records.summary', {
      audits: counts.audits.text,
      others: auditRows.filter(({ isOtherProduct }) => isOtherProduct).length,
      incidents: counts.incidents.text,
      challenges: challenges.length,
    }),
    auditNote: noteOn('audits', audits),
    incidentNote: noteOn('incidents', incidents),
  };
}

/** Returns the rows of all providers, sorted by name. */
export function allRecordRows(site: FactContext): RecordRows[] {
  return [...site.providers.keys()]
    .map((id) => recordRows(id, site))
    .toSorted((a, b) => byAlphabet(a.name, b.name, site.locale));
}

/** Returns one card per audit and incident, because each has its own source and date. */
export function recordEvidence(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  const { locale } = site;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  return [
    ...(audits?.entries.flatMap(({ entry, index }) => {
      const words = { fact: auditorName(entry, site), answer: wordsIn(entry.scope, locale) };
      const fact = { ...audits.fact, basis: entry.basis ?? audits.fact.basis };
      return card('audits', index, entry, words, fact, provider, site);
    }) ?? []),
    ...(incidents
      ? [...incidents.incidents, ...incidents.challenges].flatMap(({ entry, index }) => {
          const words = {
            fact: formatPartialDate(entry.date, locale),
            answer: wordsIn(entry.summary, locale),
          };
          return card('incidents', index, entry, words, incidents.fact, provider, site);
        })
      : []),
  ];
}

function card(
  kind: RecordKind,
  index: number,
  { date, source, confidence }: Audit | Incident,
  { fact, answer }: { readonly fact: string; readonly answer: Words },
  list: Evidence,
  provider: Provider,
  site: FactContext,
): [string, EvidenceCardView][] {
  const definition = definitionOf(kind, site.vocabulary);
  if (!definition) return [];
  const { checked, quotes } = list;
  const claim = {
    basis: recordBasis(list, source, provider),
    checked,
    asOf: date,
    confidence: confidence ?? list.confidence,
    sources: [source],
    quotes,
  };
  const title = embedWords(answer, (words) => site.t('evidence.title', { fact, answer: words }));
  const view = evidenceCardView({ provider, definition, title, claim, dissent: [] }, site);
  return [[recordKey(kind, index), view]];
}

/** A link to the page that explains all audits (block `audit-decoder`). */
export interface DecoderLink {
  readonly href: string;
  readonly title: string;
}

/** Returns the link to a provider on the page that explains all audits, if the site has that page. */
export function decoderLink(
  provider: string,
  { document }: Pick<SiteLinks, 'document'>,
): DecoderLink | undefined {
  const page = document('pages/audits');
  return page && { href: `${page.path}#${provider}`, title: page.title };
}
