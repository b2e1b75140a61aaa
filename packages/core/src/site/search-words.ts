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

/** Questions that search answers in one line. */
export const searchQuestions = [
  'safe',
  'renewal',
  'cancel',
  'cheapest',
  'fastest',
  'gaming',
  'blocked',
  'beginner',
] as const;
export type SearchQuestion = (typeof searchQuestions)[number];

/** Search terms of readers in one language, as editors write them: content/data/search.<language>.yaml. */
export interface WrittenSearchWords {
  /** Words to ignore in a search. */
  readonly skip: readonly string[];
  /** Groups of synonyms. The first of a group, a single word, represents all. */
  readonly same: readonly (readonly string[])[];
  /** Readers' names for a kind of page, regardless of its title. */
  readonly kinds: Readonly<Partial<Record<SearchKind, readonly string[]>>>;
  /** Search terms that lead to a document, by document id. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Readers' names for a fact, by its key in the vocabulary. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Phrases that ask a question which several facts answer together. */
  readonly questions: Readonly<Partial<Record<SearchQuestion, readonly string[]>>>;
}

export const noSearchWords: WrittenSearchWords = {
  skip: [],
  same: [],
  kinds: {},
  pages: {},
  facts: {},
  questions: {},
};
