import type { Day } from '../day/day.ts';

/** What the files of a page say of when it may be read. */
export interface Publication {
  readonly isDraft: boolean;
  /** Before this day no build has the page; undefined where nobody wrote when it was published. */
  readonly published: Day | undefined;
}

/** Why a page that is written cannot be read yet. */
export type Unpublished = { readonly why: 'draft' } | { readonly why: 'scheduled'; readonly on: Day };

/** A translation is out when its original is: a draft holds all languages back, and its day is theirs unless they name one. */
export function translatedPublication(own: Publication, original: Publication): Publication {
  return { isDraft: own.isDraft || original.isDraft, published: own.published ?? original.published };
}

/** Why a page cannot be read on a day; undefined where it can. */
export function unpublishedOn({ isDraft, published }: Publication, day: Day): Unpublished | undefined {
  if (isDraft) return { why: 'draft' };
  return published !== undefined && published > day ? { why: 'scheduled', on: published } : undefined;
}

/** The reason in words for editors. */
export function unpublishedReason(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? 'is a draft' : `is not published before ${unpublished.on}`;
}
