import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { Evidence } from './fact.ts';

/** How a provider can end: its service stops, or goes on as another provider's. */
export const endingKinds = ['closed', 'merged'] as const;
export type EndingKind = (typeof endingKinds)[number];

/** That a provider is no longer there, who says so, and since when. */
export interface Ending extends Evidence {
  readonly kind: EndingKind;
  readonly on: Day;
  /** The provider that its customers were handed to. */
  readonly into?: string | undefined;
}

/** What a provider was called before. */
export interface FormerName extends Evidence {
  readonly name: string;
  readonly until: PartialDate;
}
