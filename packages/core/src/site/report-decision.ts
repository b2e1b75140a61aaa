import type { Day } from '../day/day.ts';

/** The decision on a reader's report. It contains nothing about the reader and none of their words. */
export interface ReportDecision {
  readonly report: string;
  readonly day: Day;
  /** The id of the fact's evidence card: "mullvad/kill-switch". */
  readonly fact: string;
  readonly decision: 'accepted' | 'declined';
  /** The reason why the report was declined. */
  readonly because?: string | undefined;
}
