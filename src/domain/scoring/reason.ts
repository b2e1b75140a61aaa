import type { Day } from '../day/day.ts';
import { type FactState, type FactValue, hasLowConfidence, isKnown } from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { Criterion, Methodology } from './methodology.ts';
import { pointsForFacts } from './points.ts';

/** What the facts say about one criterion, before anything is weighed: the same in every profile. */
export interface Judgement {
  readonly criterion: string;
  readonly group: string;
  readonly keys: readonly string[];
  /** 'unproven': the facts are there and fresh, but prove too little to judge. */
  readonly state: FactState | 'unproven';
  /** What the facts say, in the order of the keys; only known ones. */
  readonly values: readonly FactValue[];
  readonly points: number | undefined;
  /** What the evidence leaves of any weight: 1, or less where it is weak. */
  readonly strength: number;
  readonly sources: readonly string[];
}

/** Why one criterion counted as it did, or did not count. */
export interface Reason extends Judgement {
  /** Its weight in the profile. */
  readonly weight: number;
  /** What of the weight counts: all, the share left by weak evidence, or none. */
  readonly countedWeight: number;
}

export function judge(
  provider: Provider,
  criterion: Criterion,
  methodology: Methodology,
  asOf: Day,
): Judgement {
  const facts = criterion.keys.map((key) => ({ key, fact: factOf(provider, key) }));
  const known = facts.map(({ fact }) => fact).filter(isKnown);
  const state = worstState(
    facts.map(({ key, fact }) => factState(fact, { lifetime: methodology.lifetimes[key] ?? 'never' }, asOf)),
  );
  const points = state === 'fresh' ? pointsForFacts(known, criterion.rule, asOf) : undefined;
  return {
    criterion: criterion.id,
    group: criterion.group,
    keys: criterion.keys,
    state: state === 'fresh' && points === undefined ? 'unproven' : state,
    values: known.map(({ value }) => value),
    points,
    strength: known.some(hasLowConfidence) ? methodology.lowConfidenceFactor : 1,
    sources: [...new Set(known.flatMap(({ sources }) => sources))],
  };
}

export function weigh(judgement: Judgement, weight: number): Reason {
  const { points, strength } = judgement;
  return { ...judgement, weight, countedWeight: points === undefined ? 0 : weight * strength };
}

/** A criterion is as good as the worst fact it reads. */
function worstState(states: readonly FactState[]): FactState {
  if (states.includes('unknown')) return 'unknown';
  return states.includes('stale') ? 'stale' : 'fresh';
}
