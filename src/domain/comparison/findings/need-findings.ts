import type { WhyUnranked } from '../../scoring/rank.ts';
import { criteriaApart } from './criteria-apart.ts';
import type { PairFacts } from './pair-facts.ts';
import { placings } from './placing.ts';
import type { Both, Side } from './side.ts';
import { leaderOf } from './standing-finding.ts';

/** Which of two to choose for one purpose. */
export type NeedFinding = { readonly profile: string } & (
  | {
      readonly kind: 'better';
      readonly choice: Side;
      /** The criterion that speaks most for it; undefined where none does by itself. */
      readonly criterion: string | undefined;
    }
  | { readonly kind: 'level' }
  /** The other is not ranked for this purpose, and why. */
  | { readonly kind: 'only'; readonly choice: Side; readonly why: WhyUnranked }
  | { readonly kind: 'neither'; readonly whys: Both<WhyUnranked> }
);

/** One for each purpose that providers are ranked for, besides the overall list. */
export function needFindings(facts: PairFacts): NeedFinding[] {
  return facts.methodology.profiles
    .filter(({ id }) => id !== 'overall')
    .map(({ id }) => needFinding(facts, id));
}

function needFinding(facts: PairFacts, profile: string): NeedFinding {
  const [first, second] = placings(facts, profile);
  if (!first.isRanked && !second.isRanked) {
    return { profile, kind: 'neither', whys: [first.why, second.why] };
  }
  if (!first.isRanked) return { profile, kind: 'only', choice: 1, why: first.why };
  if (!second.isRanked) return { profile, kind: 'only', choice: 0, why: second.why };
  const scores = [first.score, second.score] as const;
  const choice = leaderOf(scores);
  if (choice === undefined) return { profile, kind: 'level' };
  const criterion = criteriaApart(scores).find(({ ahead }) => ahead === choice)?.criterion;
  return { profile, kind: 'better', choice, criterion };
}
