import { diffWordsWithSpace } from 'diff';

/** A part of a word diff. If it has no mark, both texts contain it. */
export interface DiffPart {
  readonly text: string;
  readonly mark?: 'added' | 'removed' | undefined;
}

export function diffWords(was: string, now: string): DiffPart[] {
  return diffWordsWithSpace(was, now).map(({ value, added, removed }) => ({
    text: value,
    mark: added ? 'added' : removed ? 'removed' : undefined,
  }));
}
