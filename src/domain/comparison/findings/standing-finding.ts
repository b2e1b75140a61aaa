import { roundTo } from '../../scoring/full-score.ts';
import type { RankedScore, WhyUnranked } from '../../scoring/rank.ts';
import type { Score } from '../../scoring/score.ts';
import type { ProfileResult } from '../../scoring/score-profile.ts';
import { type Both, otherSide, type PairFacts, type Side } from './pair-facts.ts';

/** One provider in one ranking: its rank, or why it has none. */
export type ProviderRank =
  | (RankedScore & { readonly isRanked: true })
  | { readonly isRanked: false; readonly score: Score | undefined; readonly why: WhyUnranked };

export function providerRanks({ providers, ranking }: PairFacts, profile: string): Both<ProviderRank> {
  const result = ranking(profile);
  return [providerRankIn(result, providers[0].id), providerRankIn(result, providers[1].id)];
}

export function providerRankIn({ ranking }: ProfileResult, provider: string): ProviderRank {
  const ranked = ranking.ranked.find(({ score }) => score.provider === provider);
  if (ranked) return { isRanked: true, ...ranked };
  const unranked = ranking.unranked.find(({ score }) => score.provider === provider);
  return {
    isRanked: false,
    score: unranked?.score,
    why: unranked?.reason ?? { why: 'too-little-known', evidence: 0 },
  };
}

/** Clear: it survives nearly all doubt about weights and facts. */
export type OrderStrength = 'clear' | 'slight';

/** Who is ahead in a ranking. */
export type StandingFinding =
  | {
      readonly kind: 'leads';
      readonly leader: Side;
      readonly gap: number;
      readonly strength: OrderStrength;
    }
  | { readonly kind: 'level' }
  | { readonly kind: 'one-ranked'; readonly ranked: Side }
  | { readonly kind: 'none-ranked' };

/** Scores are shown to a tenth of a point; less than that is no lead. */
const minLead = 0.1;

export function standingFinding(facts: PairFacts, profile: string): StandingFinding {
  const [first, second] = providerRanks(facts, profile);
  if (!first.isRanked && !second.isRanked) return { kind: 'none-ranked' };
  if (!first.isRanked || !second.isRanked) return { kind: 'one-ranked', ranked: first.isRanked ? 0 : 1 };
  const scores: Both<Score> = [first.score, second.score];
  const leader = leadingSide(scores);
  if (leader === undefined) return { kind: 'level' };
  const isClear = facts
    .ranking(profile)
    .places.isClearlyAbove(scores[leader].provider, scores[otherSide(leader)].provider);
  return {
    kind: 'leads',
    leader,
    gap: Math.abs(scoreGap(scores)),
    strength: isClear ? 'clear' : 'slight',
  };
}

/** Whose score is visibly higher; undefined where the two are level. */
export function leadingSide([first, second]: Both<Score>): Side | undefined {
  if (isVisibleLead(first, second)) return 0;
  return isVisibleLead(second, first) ? 1 : undefined;
}

export function isVisibleLead(ahead: Score, behind: Score): boolean {
  return scoreGap([ahead, behind]) >= minLead;
}

function scoreGap([first, second]: Both<Score>): number {
  return roundTo((first.value ?? 0) - (second.value ?? 0), 2);
}
