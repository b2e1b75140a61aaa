import { profileNamed, weightIn } from '../../scoring/methodology.ts';
import type { WhyUnranked } from '../../scoring/rank.ts';
import type { Score } from '../../scoring/score.ts';
import { type DecidingCriterion, decidingCriteria } from './deciding-criteria.ts';
import type { Both, PairFacts, Side } from './pair-facts.ts';
import { leadingSide, providerRanks } from './standing-finding.ts';

/** Which of two to choose for one purpose. */
export type NeedFinding = { readonly profile: string } & (
  | {
      readonly kind: 'better';
      readonly choice: Side;
      /** What speaks most for it; undefined where nothing does by itself. */
      readonly reason: DecidingCriterion | undefined;
    }
  | { readonly kind: 'level' }
  /** The other is known not to have what this purpose asks for. */
  | { readonly kind: 'only'; readonly choice: Side; readonly why: WhyUnranked }
  /** Too little is known of the other: that one is ranked does not make it the better choice. */
  | { readonly kind: 'open'; readonly ranked: Side; readonly why: WhyUnranked }
  | { readonly kind: 'neither'; readonly whys: Both<WhyUnranked> }
);

/** One for each purpose that providers are ranked for, besides the overall list. */
export function needFindings(facts: PairFacts): NeedFinding[] {
  return facts.methodology.profiles
    .filter(({ id }) => id !== 'overall')
    .map(({ id }) => needFinding(facts, id));
}

function needFinding(facts: PairFacts, profile: string): NeedFinding {
  const [first, second] = providerRanks(facts, profile);
  if (!first.isRanked && !second.isRanked) {
    return { profile, kind: 'neither', whys: [first.why, second.why] };
  }
  if (!first.isRanked) return { profile, ...alone(1, first.why) };
  if (!second.isRanked) return { profile, ...alone(0, second.why) };
  const scores = [first.score, second.score] as const;
  const choice = leadingSide(scores);
  if (choice === undefined) return { profile, kind: 'level' };
  return { profile, kind: 'better', choice, reason: reasonFor(choice, scores, facts, profile) };
}

function alone(ranked: Side, why: WhyUnranked) {
  const isMissed = why.why === 'requirement' && why.isKnown;
  return isMissed
    ? ({ kind: 'only', choice: ranked, why } as const)
    : ({ kind: 'open', ranked, why } as const);
}

/** What this purpose weighs more than the overall list does comes first: it is why there is a list for it. */
function reasonFor(
  choice: Side,
  scores: Both<Score>,
  { methodology }: PairFacts,
  profileId: string,
): DecidingCriterion | undefined {
  const profile = profileNamed(methodology, profileId);
  const isStressed = (id: string) =>
    methodology.criteria.some((one) => one.id === id && weightIn(profile, one) > one.weight);
  const reasons = decidingCriteria(scores).filter(({ ahead }) => ahead === choice);
  return reasons.find(({ criterion }) => isStressed(criterion)) ?? reasons[0];
}
