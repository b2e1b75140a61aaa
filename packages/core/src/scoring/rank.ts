import type { UnmetRequirement } from './requirement.ts';
import type { Score } from './score.ts';

export interface RankedScore {
  /**
   * The rank by score alone, for sorting. Providers that tie by every rule share it. Readers see the rank range instead.
   */
  readonly rank: number;
  readonly score: Score;
}

export type WhyUnranked =
  | { readonly why: 'too-little-known'; readonly evidence: number }
  | ({ readonly why: 'requirement' } & UnmetRequirement);

export interface UnrankedScore {
  readonly score: Score;
  readonly reason: WhyUnranked;
}

export interface Ranking {
  readonly ranked: readonly RankedScore[];
  readonly unranked: readonly UnrankedScore[];
}

/** Ranks scores, and returns the reason why unranked providers have no rank. */
export function rankScores(scores: readonly Score[], rankedFrom: number): Ranking {
  const unranked = scores.flatMap((score) => {
    const reason = whyUnranked(score, rankedFrom);
    return reason ? [{ score, reason }] : [];
  });
  const isListedOnly = new Set(unranked.map(({ score }) => score));
  const ordered = scores.filter((score) => !isListedOnly.has(score)).toSorted(byRank);
  return { ranked: withRanks(ordered), unranked: unranked.toSorted((a, b) => byRank(a.score, b.score)) };
}

/** Assigns ranks. A provider that ties with the one above shares its rank; the next rank is the position in the list. */
function withRanks(ordered: readonly Score[]): RankedScore[] {
  let rank = 0;
  return ordered.map((score, position) => {
    const above = ordered[position - 1];
    if (!above || byRank(above, score) !== 0) rank = position + 1;
    return { rank, score };
  });
}

/** Returns all scores: the ranked ones in order, then the unranked ones. */
export function allScores({ ranked, unranked }: Ranking): Score[] {
  return [...ranked, ...unranked].map(({ score }) => score);
}

function whyUnranked({ value, evidence, unmet }: Score, rankedFrom: number): WhyUnranked | undefined {
  if (unmet) return { why: 'requirement', ...unmet };
  if (value === undefined || evidence < rankedFrom) return { why: 'too-little-known', evidence };
  return undefined;
}

/**
 * Compares scores, highest first. Ties go to the provider with more evidence, then to the one with more sources. Names
 * never decide, and this module does not know about payments.
 */
function byRank(a: Score, b: Score): number {
  return (b.value ?? -1) - (a.value ?? -1) || b.evidence - a.evidence || sourceCount(b) - sourceCount(a);
}

function sourceCount({ reasons }: Score): number {
  return new Set(reasons.flatMap(({ weight, sources }) => (weight > 0 ? sources : []))).size;
}

/**
 * Returns the providers with the nearest scores, nearest first, to compare a provider with. For an unranked provider,
 * returns the first of the ranking.
 */
export function nearestRanks({ ranked }: Ranking, provider: string, count: number): string[] {
  const own = ranked.find(({ score }) => score.provider === provider)?.score.value;
  const distance = (value: number | undefined) => (own === undefined ? 0 : Math.abs((value ?? 0) - own));
  return ranked
    .filter(({ score }) => score.provider !== provider)
    .toSorted((a, b) => distance(a.score.value) - distance(b.score.value) || a.rank - b.rank)
    .slice(0, count)
    .map(({ score }) => score.provider);
}
