import type { Day } from '@vpn-site/core/day/day.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import type { WrittenFiles } from '../written-files.ts';

/** What the rules look at. */
interface CheckedSource extends WrittenFiles {
  /** Time is an argument: nothing may be dated after this day. */
  readonly today: Day;
  /** The address that the site is built for; undefined where it is not built. */
  readonly siteUrl?: string | undefined;
}

/** One rule. Its file is named after what must hold. */
export type Check = (source: CheckedSource) => Problem[];

/** The problems that a reader finds or stops at. Anything else that goes wrong is not the editor's. */
export function problemsOf(read: () => readonly Problem[]): readonly Problem[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
