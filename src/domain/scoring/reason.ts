import type { Day } from '../day/day.ts';
import { hasLowConfidence, isKnown } from '../provider/fact.ts';
import { type FactState, factState } from '../provider/fact-state.ts';
import type { FactValue } from '../provider/fact-value.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { type Criterion, type Methodology, type Profile, weightIn } from './methodology.ts';
import { pointsForValues } from './rules/points-for-values.ts';

/** Why one criterion counted as it did, or did not count. */
export interface Reason {
  readonly criterion: string;
  readonly group: string;
  readonly keys: readonly string[];
  /** 'unproven': the facts are there and fresh, but prove too little to judge. */
  readonly state: FactState | 'unproven';
  /** What the facts say, in the order of the keys; only known ones. */
  readonly values: readonly FactValue[];
  readonly points: number | undefined;
  /** Its weight in the profile. */
  readonly weight: number;
  /** What of the weight counts: all, the share left by weak evidence, or none. */
  readonly countedWeight: number;
  readonly sources: readonly string[];
}

export function reasonFor(
  provider: Provider,
  criterion: Criterion,
  methodology: Methodology,
  profile: Profile,
  asOf: Day,
): Reason {
  const facts = criterion.keys.map((key) => ({ key, fact: factOf(provider, key) }));
  const known = facts.map(({ fact }) => fact).filter(isKnown);
  const state = worstState(
    facts.map(({ key, fact }) => factState(fact, { lifetime: methodology.lifetimes[key] ?? 'never' }, asOf)),
  );
  const points =
    state === 'fresh'
      ? pointsForValues(
          known.map(({ value }) => value),
          criterion.rule,
          asOf,
        )
      : undefined;
  const weight = weightIn(profile, criterion);
  const factor = known.some(hasLowConfidence) ? methodology.lowConfidenceFactor : 1;
  return {
    criterion: criterion.id,
    group: criterion.group,
    keys: criterion.keys,
    state: state === 'fresh' && points === undefined ? 'unproven' : state,
    values: known.map(({ value }) => value),
    points,
    weight,
    countedWeight: points === undefined ? 0 : weight * factor,
    sources: [...new Set(known.flatMap(({ sources }) => sources))],
  };
}

/** A criterion is as good as the worst fact it reads. */
function worstState(states: readonly FactState[]): FactState {
  if (states.includes('unknown')) return 'unknown';
  return states.includes('stale') ? 'stale' : 'fresh';
}
