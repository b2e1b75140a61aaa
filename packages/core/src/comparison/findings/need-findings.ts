import { fullScore } from '#scoring/full-score.ts';
import { allPurpose } from '#scoring/methodology.ts';
import type { WhyUnranked } from '#scoring/rank.ts';
import { type DecidingCriterion, decidingCriteria } from './deciding-criteria.ts';
import { definingCriteria } from './defining-criteria.ts';
import { type Both, otherSide, type PairFacts, type Side } from './pair-facts.ts';
import { leadingSide, providerRanks } from './rank-finding.ts';

/** The provider to choose for one purpose, if either. */
export type NeedFinding = { readonly profile: string } & (
  | {
      readonly kind: 'better';
      readonly choice: Side;
      /** The strongest argument for the chosen provider, among the criteria that the purpose is about. */
      readonly reason: DecidingCriterion;
    }
  /** One provider leads the list, but the criteria that the purpose is about favor the other. */
  | { readonly kind: 'split'; readonly leader: Side; readonly against: DecidingCriterion }
  /** The two do not differ in the criteria that the purpose is about. */
  | { readonly kind: 'level' }
  /** The other provider is known to lack what this purpose requires. */
  | { readonly kind: 'only'; readonly choice: Side; readonly why: WhyUnranked }
  /** Too little is known about the other provider; being the only one ranked does not make a provider the better choice. */
  | { readonly kind: 'open'; readonly ranked: Side; readonly why: WhyUnranked }
  | { readonly kind: 'neither'; readonly whys: Both<WhyUnranked> }
);

/** Returns one finding for each profile except the overall one. */
export function needFindings(facts: PairFacts): NeedFinding[] {
  return facts.methodology.profiles
    .filter(({ id }) => id !== allPurpose)
    .map(({ id }) => needFinding(facts, id));
}

/** The min points of an argument. A provider that is only less bad than the other has no argument. */
const minArgumentPoints = fullScore * 0.25;

function needFinding(facts: PairFacts, profile: string): NeedFinding {
  const [first, second] = providerRanks(facts, profile);
  if (!first.isRanked && !second.isRanked) {
    return { profile, kind: 'neither', whys: [first.why, second.why] };
  }
  if (!first.isRanked) return { profile, ...alone(1, first.why) };
  if (!second.isRanked) return { profile, ...alone(0, second.why) };
  const leader = leadingSide([first.score, second.score]);
  if (leader === undefined) return { profile, kind: 'level' };
  const own = definingCriteria(facts.methodology, profile);
  const deciding = decidingCriteria([first.score, second.score]).filter(({ criterion }) =>
    own.has(criterion),
  );
  const argumentFor = (side: Side) =>
    deciding.find(({ ahead, points }) => ahead === side && points[side] >= minArgumentPoints);
  const reason = argumentFor(leader);
  if (reason) return { profile, kind: 'better', choice: leader, reason };
  const against = argumentFor(otherSide(leader));
  return against ? { profile, kind: 'split', leader, against } : { profile, kind: 'level' };
}

function alone(ranked: Side, why: WhyUnranked) {
  const isMissed = why.why === 'requirement' && why.isKnown;
  return isMissed
    ? ({ kind: 'only', choice: ranked, why } as const)
    : ({ kind: 'open', ranked, why } as const);
}

/**
 * Returns the provider that serves a need better. A provider that fulfills a requirement is better than one that is not
 * known to fulfill it, but too little evidence about the other provider is no reason to choose it.
 */
export function sideServingBetter(need: NeedFinding): Side | undefined {
  switch (need.kind) {
    case 'better':
    case 'only':
      return need.choice;
    case 'split':
      return need.leader;
    case 'open':
      return need.why.why === 'requirement' ? need.ranked : undefined;
    case 'level':
    case 'neither':
      return undefined;
  }
}
