import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import type { FactFile } from './fact-file.ts';
import { stringsNamed } from './fact-tree.ts';

/** Fields with the day on which a source was read, a price was seen, or a source or methodology was published. */
const dayFields = ['checked', 'observed', 'last', 'published'];

/**
 * Returns the newest day on which anything under facts/ was read. It does not depend on the clock, so that the same facts
 * give the same site in any year. It ignores days after `lastDay`, which are mistakes that a rule reports. Undefined if no
 * file has a day.
 */
export function factsDay(files: readonly Pick<FactFile, 'data'>[], lastDay: Day): Day | undefined {
  return files
    .flatMap((file) => stringsNamed(file, dayFields))
    .map(({ text }) => text)
    .filter((text) => isDay(text) && text <= lastDay)
    .toSorted()
    .at(-1);
}
