import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';

export const incidentOutcomes = [
  'clean',
  'customer-data-safe',
  'data-exposed',
  'service-limited',
  'unknown',
] as const;

/** What customers lost by it, the worst first. */
export const incidentHarms = [
  /** The provider gave out, or was shown to keep, what it had promised not to have. */
  'handed-over',
  'exposed-wide',
  /** Some customers, or some of their traffic. */
  'exposed-part',
  /** Someone got into its systems; no customer data is known to be lost. */
  'break-in',
  /** Customers could be linked or watched through a weakness, since repaired. */
  'flaw',
  /** A finding or settlement about the company or its leaders. */
  'conduct',
  /** Blocks and bans, theft of company money, open lawsuits, unproven claims, searches that found nothing. */
  'none',
] as const;
export type IncidentHarm = (typeof incidentHarms)[number];

/** How the public learned of it: kept back is known for over 90 days and not told. */
export const incidentTellings = ['itself-within-30-days', 'answered', 'kept-back'] as const;
export type IncidentTelling = (typeof incidentTellings)[number];

/** Somebody tried to get data and got none. */
export const incidentProofs = ['warrant', 'demand'] as const;

export interface IncidentProof {
  readonly kind: (typeof incidentProofs)[number];
  /** Whether somebody other than the provider says so. */
  readonly confirmed: boolean;
}

export interface Incident {
  readonly date: PartialDate;
  readonly summary: EditorText;
  readonly outcome: (typeof incidentOutcomes)[number];
  readonly harm: IncidentHarm;
  /** Always said where there was harm. */
  readonly told?: IncidentTelling | undefined;
  /** When the public learned of it, where that is not the day on which it happened. */
  readonly known?: PartialDate | undefined;
  readonly proof?: IncidentProof | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}
