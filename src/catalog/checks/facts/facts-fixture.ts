import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';
import { problemsIn } from '../fixture-root.ts';
import { smallFacts } from './small-facts.ts';

/** The small facts with one passage of one file written differently. */
export function problemsAfter(check: Check, file: string, passage: string, instead: string): Problem[] {
  const text = smallFacts[file] ?? '';
  if (!text.includes(passage)) throw new Error(`${file} has no passage "${passage}".`);
  return problemsIn({ ...smallFacts, [file]: text.replace(passage, instead) }, check);
}

/** The line of the small facts on which a passage starts, so that tests do not count lines. */
export function lineOf(file: string, passage: string): number {
  const text = smallFacts[file] ?? '';
  return text.slice(0, text.indexOf(passage)).split('\n').length;
}
