import type { Day } from '../day/day.ts';

/** The publication settings in a page's files. */
export interface Publication {
  readonly isDraft: boolean;
  /** The day before which no build includes the page; undefined if it was not recorded. */
  readonly published: Day | undefined;
}

/** The reason why an existing page is not published yet. */
export type Unpublished = { readonly why: 'draft' } | { readonly why: 'scheduled'; readonly on: Day };

/**
 * Returns when a translation is published. If the original is a draft, no language is published. A translation has the
 * original's publication day unless it sets its own.
 */
export function translatedPublication(own: Publication, original: Publication): Publication {
  return { isDraft: own.isDraft || original.isDraft, published: own.published ?? original.published };
}

/** Returns why a page is not published on a day; undefined if it is. */
export function whyUnpublished({ isDraft, published }: Publication, day: Day): Unpublished | undefined {
  if (isDraft) return { why: 'draft' };
  return published !== undefined && published > day ? { why: 'scheduled', on: published } : undefined;
}

export function unpublishedReason(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? 'is a draft' : `is not published before ${unpublished.on}`;
}
