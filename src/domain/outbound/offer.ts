import type { Day } from '../day/day.ts';

/** Where a reader is sent who wants to see a provider's own site, and whether anyone pays us for it. */
export interface Offer {
  readonly provider: string;
  readonly destination: string;
  readonly paid: boolean;
  readonly code?: string | undefined;
  readonly endsOn?: Day | undefined;
  readonly checked: Day;
}
