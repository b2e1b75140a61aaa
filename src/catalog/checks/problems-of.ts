import { type Problem, ProblemsError } from '../problem.ts';

/** The problems that a reader finds or stops at. Anything else that goes wrong is not the editor's. */
export function problemsOf(read: () => readonly Problem[]): readonly Problem[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
