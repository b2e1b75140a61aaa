import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { Audit } from '../provider/audit.ts';
import { type Incident, incidentOutcomes } from '../provider/incident.ts';

export interface AuditSummary {
  readonly count: number;
  readonly newest?: PartialDate | undefined;
  /** Number of reports that a source confirms are public; the others may be public or not. */
  readonly publicReports: number;
}

/** Counts the audits of the VPN only, because an audit of another product of the company says nothing about it. */
export function auditSummary(audits: readonly Audit[]): AuditSummary {
  const ofTheVpn = audits.filter(({ kind }) => kind !== 'other-product');
  return {
    count: ofTheVpn.length,
    newest: newestDate(ofTheVpn.map(({ date }) => date)),
    publicReports: ofTheVpn.filter(({ reportPublic }) => reportPublic === true).length,
  };
}

export interface OutcomeCount {
  readonly outcome: Incident['outcome'];
  readonly count: number;
}

export interface IncidentSummary {
  readonly count: number;
  readonly newest?: PartialDate | undefined;
  /** Only outcomes that occurred, in the order of the vocabulary. */
  readonly outcomes: readonly OutcomeCount[];
}

export function incidentSummary(incidents: readonly Incident[]): IncidentSummary {
  return {
    count: incidents.length,
    newest: newestDate(incidents.map(({ date }) => date)),
    outcomes: incidentOutcomes
      .map((outcome) => ({ outcome, count: incidents.filter((one) => one.outcome === outcome).length }))
      .filter(({ count }) => count > 0),
  };
}
