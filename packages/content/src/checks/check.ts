import type { Day } from '@vpn-site/core/day/day.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import type { WrittenFiles } from '../written-files.ts';

/** The input of a rule. */
interface CheckedSource extends WrittenFiles {
  /** The current day. It is passed in instead of read from the clock. Nothing may be dated after it. */
  readonly today: Day;
  /** The address that the site is built for; undefined outside a build. */
  readonly siteUrl?: string | undefined;
}

/** A rule. Its file is named after the condition that must hold, and its comment states this condition. */
export type Check = (source: CheckedSource) => Problem[];

/**
 * Returns the problems that `read` returns or throws. Other errors are thrown again, because they are not the editor's
 * mistake.
 */
export function problemsOf(read: () => readonly Problem[]): readonly Problem[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
