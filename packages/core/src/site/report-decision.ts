import type { Day } from '../day/day.ts';

/** What became of a reader's report. It names no person, and none of the reader's words. */
export interface ReportDecision {
  /** The id of the report. */
  readonly report: string;
  /** The day of the decision. */
  readonly day: Day;
  /** The name of the fact's card: "mullvad/kill-switch". */
  readonly fact: string;
  readonly decision: 'accepted' | 'declined';
  /** Why it was declined, for whoever asks later. */
  readonly because?: string | undefined;
}
