import type { PartialDate } from '../day/partial-date.ts';
import type { Audit } from '../provider/fact-value.ts';
import { newestDate } from './newest-date.ts';

export interface AuditSummary {
  readonly count: number;
  readonly newest?: PartialDate | undefined;
  /** How many reports a source says are public; the others may be or not. */
  readonly publicReports: number;
}

export function auditSummary(audits: readonly Audit[]): AuditSummary {
  return {
    count: audits.length,
    newest: newestDate(audits.map(({ date }) => date)),
    publicReports: audits.filter(({ reportPublic }) => reportPublic === true).length,
  };
}
