import type { Day } from '@vpn-site/core/day/day.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import type { WrittenFiles } from '../written-files.ts';

/** The input of a rule. */
interface CheckedSource extends WrittenFiles {
  /** Passed in instead of read from the clock; nothing may be dated after this day. */
  readonly today: Day;
  /** The address that the site is built for; undefined outside a build. */
  readonly siteUrl?: string | undefined;
}

/** One rule. Its file is named after the condition that must hold. */
export type Check = (source: CheckedSource) => Problem[];

/** Returns the problems that `read` returns or throws. Any other error is not the editor's mistake and is thrown again. */
export function problemsOf(read: () => readonly Problem[]): readonly Problem[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
