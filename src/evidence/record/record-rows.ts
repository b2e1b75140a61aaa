import { auditSummary } from '#domain/comparison/record-summaries.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { auditRecord, incidentRecord, type RecordKind } from '#domain/provider/provider-records.ts';
import type { SiteContext } from '#site/site-context.ts';
import { cellView } from '../fact/fact-view.ts';
import { type AuditRow, auditRow } from './audit-row.ts';
import { type IncidentRow, incidentRow } from './incident-row.ts';
import type { RecordCell } from './record-row.ts';

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

export function recordRows(providerId: string, site: SiteContext): RecordRows {
  const provider = site.providers.get(providerId);
  if (!provider) throw new Error(`There is no provider "${providerId}".`);
  const { t, locale } = site;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  /** What is said of a list as a whole leads to the sources of the whole. */
  const ofAll = (kind: RecordKind, text: string): RecordCell => ({
    text,
    mark: cellView(providerId, kind, site).mark,
  });
  return {
    provider: providerId,
    name: provider.name,
    audits: audits?.entries.map((entry) => auditRow(entry, audits.fact, provider, site)) ?? [],
    incidents: incidents?.entries.map((entry) => incidentRow(entry, incidents.fact, provider, site)) ?? [],
    noAudits: ofAll('audits', t(audits ? 'blocks.records.noAudits' : 'blocks.records.unknownAudits')),
    noIncidents: ofAll(
      'incidents',
      t(incidents ? 'blocks.records.noIncidents' : 'blocks.records.unknownIncidents'),
    ),
    counts: {
      audits: audits && auditSummary(audits.entries.map(({ entry }) => entry)).count,
      incidents: incidents?.entries.length,
    },
    auditNote: audits?.fact.note && ofAll('audits', audits.fact.note[locale]),
    incidentNote: incidents?.fact.note && ofAll('incidents', incidents.fact.note[locale]),
  };
}

/** Of everyone, by name. */
export function allRecordRows(site: SiteContext): RecordRows[] {
  const { compare } = new Intl.Collator(localeOf(site.locale).iso);
  return [...site.providers.keys()]
    .map((id) => recordRows(id, site))
    .toSorted((a, b) => compare(a.name, b.name));
}
