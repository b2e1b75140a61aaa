import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';

export const incidentOutcomes = [
  'clean',
  'customer-data-safe',
  'data-exposed',
  'service-limited',
  'unknown',
] as const;

/** The harm to customers, worst first. */
export const incidentHarms = [
  /** The provider handed over, or was shown to keep, data it had promised not to have. */
  'handed-over',
  'exposed-wide',
  /** Some customers, or some of their traffic. */
  'exposed-part',
  /** An intruder entered its systems, and no loss of customer data is known. */
  'break-in',
  /** A weakness, since fixed, through which customers could be linked or watched. */
  'flaw',
  /** A finding or settlement about the company or its leaders. */
  'conduct',
  /** Blocks and bans, theft of company money, open lawsuits, unproven claims, searches that found nothing. */
  'none',
] as const;
export type IncidentHarm = (typeof incidentHarms)[number];

/** Kinds of disclosure. `kept-back`: known for over 90 days and not disclosed. */
export const incidentDisclosures = ['itself-within-30-days', 'answered', 'kept-back'] as const;
export type IncidentDisclosure = (typeof incidentDisclosures)[number];

/** Attempts to get customer data that yielded none. */
export const incidentProofs = ['warrant', 'demand'] as const;

export interface IncidentProof {
  readonly kind: (typeof incidentProofs)[number];
  /** Whether a source other than the provider confirms it. */
  readonly confirmed: boolean;
}

export interface Incident {
  readonly date: PartialDate;
  readonly summary: EditorText;
  readonly outcome: (typeof incidentOutcomes)[number];
  readonly harm: IncidentHarm;
  /** Always set where there was harm. */
  readonly told?: IncidentDisclosure | undefined;
  /** The date on which it became public, if different from the date of the incident. */
  readonly known?: PartialDate | undefined;
  readonly proof?: IncidentProof | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

/** An incident that harmed customers or their trust. */
export interface HarmfulIncident extends Incident {
  readonly harm: Exclude<IncidentHarm, 'none'>;
}

/**
 * Decides the list of an incident: with harm, it is in "What went wrong" and counts as an incident everywhere; without, it
 * is in "Put to the test" and counts nowhere.
 */
export function countsAsIncident(incident: Incident): incident is HarmfulIncident {
  return incident.harm !== 'none';
}
