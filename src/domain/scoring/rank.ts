import { type Methodology, profileNamed, type Requirement } from './methodology.ts';
import type { Score } from './score.ts';

export interface RankedScore {
  /** Providers that no rule can tell apart share a rank. */
  readonly rank: number;
  readonly score: Score;
}

export type WhyUnranked =
  | { readonly why: 'too-little-known'; readonly coverage: number }
  | { readonly why: 'requirement'; readonly criterion: string; readonly points: number | undefined };

export interface UnrankedScore {
  readonly score: Score;
  readonly reason: WhyUnranked;
}

export interface Ranking {
  readonly ranked: readonly RankedScore[];
  readonly unranked: readonly UnrankedScore[];
}

/** Who is ranked, in which order, and why the others are only listed. */
export function rank(scores: readonly Score[], methodology: Methodology, profileId: string): Ranking {
  return rankScores(scores, methodology.coverageFloor, profileNamed(methodology, profileId).requires);
}

export function rankScores(
  scores: readonly Score[],
  coverageFloor: number,
  requires: readonly Requirement[],
): Ranking {
  const unranked = scores.flatMap((score) => {
    const reason = whyUnranked(score, coverageFloor, requires);
    return reason ? [{ score, reason }] : [];
  });
  const isListedOnly = new Set(unranked.map(({ score }) => score));
  const ordered = scores.filter((score) => !isListedOnly.has(score)).toSorted(byRank);
  return {
    ranked: ordered.map((score) => ({
      rank: 1 + ordered.findIndex((other) => byRank(other, score) === 0),
      score,
    })),
    unranked: unranked.toSorted((a, b) => byRank(a.score, b.score)),
  };
}

function whyUnranked(
  score: Score,
  coverageFloor: number,
  requires: readonly Requirement[],
): WhyUnranked | undefined {
  for (const { criterion, atLeast } of requires) {
    const points = score.reasons.find((reason) => reason.criterion === criterion)?.points;
    if (points === undefined || points < atLeast) return { why: 'requirement', criterion, points };
  }
  if (score.value === undefined || score.coverage < coverageFloor) {
    return { why: 'too-little-known', coverage: score.coverage };
  }
  return undefined;
}

/**
 * Higher score first. A tie goes to the provider of whom more is known, then to the one with the stronger
 * evidence, then to the one with more sources. Never to a name, and money is not known here.
 */
function byRank(a: Score, b: Score): number {
  return (
    (b.value ?? -1) - (a.value ?? -1) ||
    b.coverage - a.coverage ||
    b.confidence - a.confidence ||
    sourceCount(b) - sourceCount(a)
  );
}

/** Only what counted: a stale fact must not win a tie that an unknown one would lose. */
function sourceCount({ reasons }: Score): number {
  return new Set(reasons.flatMap(({ countedWeight, sources }) => (countedWeight > 0 ? sources : []))).size;
}

/**
 * Whom to hold a provider against: those whose scores are nearest to its own, the nearest first. One that is not
 * ranked is held against the first.
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
