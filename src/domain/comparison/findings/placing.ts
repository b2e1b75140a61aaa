import type { RankedScore, WhyUnranked } from '../../scoring/rank.ts';
import type { Score } from '../../scoring/score.ts';
import type { ProfileResult } from '../../scoring/score-profile.ts';
import type { PairFacts } from './pair-facts.ts';
import type { Both } from './side.ts';

/** One provider in one ranking: its place, or why it has none. */
export type Placing =
  | (RankedScore & { readonly isRanked: true })
  | { readonly isRanked: false; readonly score: Score | undefined; readonly why: WhyUnranked };

export function placings({ providers, ranking }: PairFacts, profile: string): Both<Placing> {
  const result = ranking(profile);
  return [placing(result, providers[0].id), placing(result, providers[1].id)];
}

function placing({ ranking }: ProfileResult, provider: string): Placing {
  const ranked = ranking.ranked.find(({ score }) => score.provider === provider);
  if (ranked) return { isRanked: true, ...ranked };
  const unranked = ranking.unranked.find(({ score }) => score.provider === provider);
  return {
    isRanked: false,
    score: unranked?.score,
    why: unranked?.reason ?? { why: 'too-little-known', coverage: 0 },
  };
}
