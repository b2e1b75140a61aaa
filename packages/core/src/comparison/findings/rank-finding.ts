import { roundTo } from '#scoring/full-score.ts';
import type { RankedScore, WhyUnranked } from '#scoring/rank.ts';
import type { Score } from '#scoring/score.ts';
import type { ProfileResult } from '#scoring/score-profile.ts';
import { type Both, otherSide, type PairFacts, type Side } from './pair-facts.ts';

/** The rank of a provider in one ranking, or the reason why it has none. */
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

/** `clear`: the order stays the same in nearly all samples in which weights and facts vary. */
export type OrderStrength = 'clear' | 'slight';

/** The provider that is ahead in a ranking, and how clearly. */
export type RankFinding =
  | {
      readonly kind: 'leads';
      readonly leader: Side;
      readonly strength: OrderStrength;
    }
  | { readonly kind: 'level' }
  | { readonly kind: 'one-ranked'; readonly ranked: Side }
  | { readonly kind: 'none-ranked' };

export function rankFinding(facts: PairFacts, profile: string): RankFinding {
  const [first, second] = providerRanks(facts, profile);
  if (!first.isRanked && !second.isRanked) return { kind: 'none-ranked' };
  if (!first.isRanked || !second.isRanked) return { kind: 'one-ranked', ranked: first.isRanked ? 0 : 1 };
  const scores: Both<Score> = [first.score, second.score];
  const leader = leadingSide(scores);
  if (leader === undefined) return { kind: 'level' };
  const isClear = facts
    .ranking(profile)
    .rankRanges.isClearlyAbove(scores[leader].provider, scores[otherSide(leader)].provider);
  return {
    kind: 'leads',
    leader,
    strength: isClear ? 'clear' : 'slight',
  };
}

type ScoreValue = Pick<Score, 'value'>;

/** Returns the side with the higher displayed score; undefined if the displayed scores are equal. */
export function leadingSide([first, second]: Both<ScoreValue>): Side | undefined {
  if (isVisibleLead(first, second)) return 0;
  return isVisibleLead(second, first) ? 1 : undefined;
}

/** Whether one displayed score is higher than another. Displayed scores are rounded to a tenth. */
export function isVisibleLead(ahead: ScoreValue, behind: ScoreValue): boolean {
  return shown(ahead) > shown(behind);
}

function shown({ value = 0 }: ScoreValue): number {
  return roundTo(value, 1);
}
