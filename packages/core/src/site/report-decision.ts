import type { Day } from '../day/day.ts';

/** The decision on a reader's report. It contains no person and none of the reader's words. */
export interface ReportDecision {
  /** The report id. */
  readonly report: string;
  readonly day: Day;
  /** The id of the fact's card: "mullvad/kill-switch". */
  readonly fact: string;
  readonly decision: 'accepted' | 'declined';
  /** The reason why it was declined, for later questions. */
  readonly because?: string | undefined;
}
