import type { Day } from '../day/day.ts';

/** Where a reader is sent to see a provider's own site, and whether anyone pays us for it. */
export interface Offer {
  readonly provider: string;
  readonly destination: string;
  readonly paid: boolean;
  readonly code?: string | undefined;
  readonly endsOn?: Day | undefined;
  readonly checked: Day;
}

/** A discount code and its last day, where the provider names one. */
export interface CurrentCode {
  readonly code: string;
  readonly endsOn: Day | undefined;
}

/** The code of an offer while it holds: its last day counts, the day after does not. */
export function currentCode({ code, endsOn }: Offer, asOf: Day): CurrentCode | undefined {
  if (code === undefined) return undefined;
  return endsOn !== undefined && endsOn < asOf ? undefined : { code, endsOn };
}
