import type { PartialDate } from '../day/partial-date.ts';
import { type Incident, incidentOutcomes } from '../provider/fact.ts';
import { newestDate } from './newest-date.ts';

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
