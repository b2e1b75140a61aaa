/** The kinds of entries in search results. */
export const searchKinds = [
  'term',
  'review',
  'roundup',
  'tool',
  'service',
  'country',
  'guide',
  'explainer',
  'comparison',
  'news',
  'page',
  'home',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How readers of one language ask, as editors write it: content/data/search.<language>.yaml. */
export interface WrittenSearchWords {
  /** Words that say nothing about what is looked for. */
  readonly skip: readonly string[];
  /** Words and phrases that mean the same; the first, a single word, stands for all. */
  readonly same: readonly (readonly string[])[];
  /** What readers call a kind of page, whatever its title says. */
  readonly kinds: Readonly<Partial<Record<SearchKind, readonly string[]>>>;
  /** What they ask for where a document answers, by its identity. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** What they call a fact, by its key in the vocabulary. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

export const noSearchWords: WrittenSearchWords = { skip: [], same: [], kinds: {}, pages: {}, facts: {} };
