import { diffWordsWithSpace } from 'diff';

/** A part of two wordings laid over each other; without a mark, both have it. */
export interface DifferingPart {
  readonly text: string;
  readonly mark?: 'added' | 'removed' | undefined;
}

/** Old and new words in one line. */
export function wordDifference(was: string, now: string): DifferingPart[] {
  return diffWordsWithSpace(was, now).map(({ value, added, removed }) => ({
    text: value,
    mark: added ? 'added' : removed ? 'removed' : undefined,
  }));
}
