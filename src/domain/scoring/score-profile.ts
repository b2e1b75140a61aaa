import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import { type Ranking, rank } from './rank.ts';
import { rankStability } from './rank-stability.ts';
import { score } from './score.ts';

export interface ProfileResult {
  readonly profile: string;
  readonly ranking: Ranking;
  /** By provider: the share of re-weightings in which it stays among the first few. Only for ranked ones. */
  readonly stability: ReadonlyMap<string, number>;
}

/** A whole ranking for one purpose, from facts and methodology alone. */
export function scoreProfile(
  providers: readonly Provider[],
  methodology: Methodology,
  profileId: string,
  asOf: Day,
): ProfileResult {
  const scores = providers.map((provider) => score(provider, methodology, profileId, asOf));
  const ranking = rank(scores, methodology, profileId);
  const ranked = ranking.ranked.map((entry) => entry.score);
  return { profile: profileId, ranking, stability: rankStability(ranked, methodology.stability) };
}
