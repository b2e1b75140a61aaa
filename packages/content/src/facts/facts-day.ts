import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import type { FactFile } from './fact-file.ts';
import { stringsNamed } from './fact-tree.ts';

/** Somebody read a source, a machine saw a price, a source or a methodology came out: each on a day of its own. */
const dayFields = ['checked', 'observed', 'last', 'published'];

/**
 * The newest day on which anything under facts/ was looked at, which no clock moves. Judged on it, the same facts give the
 * same site in any year. A day after `lastDay` is a mistake that a rule tells, and does not count; undefined where no file
 * names a day.
 */
export function factsDay(files: readonly Pick<FactFile, 'data'>[], lastDay: Day): Day | undefined {
  return files
    .flatMap((file) => stringsNamed(file, dayFields))
    .map(({ text }) => text)
    .filter((text) => isDay(text) && text <= lastDay)
    .toSorted()
    .at(-1);
}
