import { newestDate, type PartialDate } from '../day/partial-date.ts';
import { type Audit, countsAsAudit } from './audit.ts';
import { countsAsIncident, type Incident } from './incident.ts';

export interface RecordSummary {
  readonly count: number;
  readonly newest?: PartialDate | undefined;
  /** Whether no entry counts, although no source states that there was nothing. */
  readonly isNoneKnown: boolean;
}

export function auditSummary(audits: readonly Audit[]): RecordSummary {
  return summary(audits, audits.filter(countsAsAudit));
}

export function incidentSummary(incidents: readonly Incident[]): RecordSummary {
  return summary(incidents, incidents.filter(countsAsIncident));
}

type Dated = Pick<Audit, 'date' | 'dateInferred'>;

/**
 * Summarizes a record. An empty list means that a source states that there is nothing; a list of entries that do not count
 * does not mean this.
 */
function summary(entries: readonly Dated[], counted: readonly Dated[]): RecordSummary {
  const newest = newestDate(counted.map(({ date }) => date));
  return {
    count: counted.length,
    // A date that no source gives is never shown.
    newest: counted.some(({ date, dateInferred }) => date === newest && dateInferred) ? undefined : newest,
    isNoneKnown: counted.length === 0 && entries.length > 0,
  };
}
