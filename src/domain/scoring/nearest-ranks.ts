import type { Ranking } from './rank.ts';

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
