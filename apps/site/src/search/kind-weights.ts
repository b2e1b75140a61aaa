import type { SearchKind } from '@vpn-site/core/site/search-words.ts';

/**
 * Weights by kind. A query for a provider is probably about its review, and one for a streaming service about whether it
 * works. A query for a country is probably about its rules, and one for a term about its meaning. Comparisons are many and
 * similar.
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

/** Weights for queries that name no provider. Pages about all providers answer such queries best, so reviews rank lower. */
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
