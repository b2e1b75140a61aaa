import type { SearchKind } from '@vpn-site/core/site/search-words.ts';

/**
 * Who asks for a provider wants its review, who asks for a streaming service whether it opens, who asks for a country
 * what holds there, who asks for a word its meaning; comparisons are many and alike.
 */
const weights: Readonly<Record<SearchKind, number>> = {
  term: 1.2,
  review: 1.6,
  roundup: 1.4,
  tool: 1.3,
  service: 1.2,
  country: 1.4,
  guide: 1.2,
  explainer: 1.2,
  comparison: 0.7,
  news: 0.9,
  page: 1,
  home: 0.4,
};

/** A question that names no provider is answered by what looks at all of them; a dozen reviews would stand in the way. */
const withoutProvider: Partial<Record<SearchKind, number>> = {
  review: 0.6,
  comparison: 0.3,
  roundup: 1.6,
  tool: 1.6,
  country: 1.8,
};

export function kindWeight(kind: SearchKind, namesProvider: boolean): number {
  return (namesProvider ? undefined : withoutProvider[kind]) ?? weights[kind];
}
