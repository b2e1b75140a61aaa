import type { PartialDate } from '../day/partial-date.ts';
import type { Audit } from '../provider/fact.ts';
import { newestDate } from './newest-date.ts';

export interface AuditSummary {
  readonly count: number;
  readonly newest?: PartialDate | undefined;
  /** How many reports a source says are public; the others may be or not. */
  readonly publicReports: number;
}

/** Of the audits of the VPN: what was found in another product of the company says nothing about it. */
export function auditSummary(audits: readonly Audit[]): AuditSummary {
  const ofTheVpn = audits.filter(({ otherProduct }) => !otherProduct);
  return {
    count: ofTheVpn.length,
    newest: newestDate(ofTheVpn.map(({ date }) => date)),
    publicReports: ofTheVpn.filter(({ reportPublic }) => reportPublic === true).length,
  };
}
