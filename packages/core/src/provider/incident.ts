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
  /** The provider handed over data that it had promised not to have, or was shown to keep such data. */
  'handed-over',
  'exposed-wide',
  /** Data of some customers, or some of their traffic, was exposed. */
  'exposed-part',
  /** An intruder entered the provider's systems, and no loss of customer data is known. */
  'break-in',
  /** A weakness, fixed since, let others link or watch customers. */
  'flaw',
  /** A finding or settlement about the company or its leaders. */
  'conduct',
  /** Blocks and bans, theft of company money, open lawsuits, unproven claims, searches that found nothing. */
  'none',
] as const;
export type IncidentHarm = (typeof incidentHarms)[number];

/** Kinds of disclosure. `kept-back`: the provider knew of it for over 90 days and did not disclose it. */
export const incidentDisclosures = ['itself-within-30-days', 'answered', 'kept-back'] as const;
export type IncidentDisclosure = (typeof incidentDisclosures)[number];

/** Attempts to get customer data that produced none. */
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
  /** How users learned of the incident. Required if there was harm. */
  readonly told?: IncidentDisclosure | undefined;
  /** The date on which the incident became public, if different from its own date. */
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
 * Whether an incident counts as one. With harm, it is listed in "What went wrong" and counts everywhere. Without harm, it
 * is listed in "Put to the test" and never counts.
 */
export function countsAsIncident(incident: Incident): incident is HarmfulIncident {
  return incident.harm !== 'none';
}
