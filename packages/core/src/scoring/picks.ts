import { isKnown } from '../provider/fact.ts';
import { factOf, knownFact, type Provider } from '../provider/provider.ts';
import { confidenceOf } from './confidence.ts';
import { deductionLine } from './differences.ts';
import { fullScore, sum } from './full-score.ts';
import type { Methodology } from './methodology.ts';
import type { Pick, PickCondition, PickOrder } from './pick.ts';
import { cheapestOnBasis } from './price-points.ts';
import type { Score } from './score.ts';
import type { ProfileResult } from './score-profile.ts';

/** The provider that a rule picks, and its main flaw. */
export interface PickedProvider {
  readonly pick: string;
  readonly provider: string;
  /** The criterion that costs it most, or the deduction line if incidents cost more; undefined if there is no flaw. */
  readonly flaw: string | undefined;
}

/** Returns the picks that have a candidate, in the order of the methodology. */
export function pickProviders(
  providers: readonly Provider[],
  methodology: Methodology,
  resultOf: (profile: string) => ProfileResult,
): PickedProvider[] {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  return methodology.picks.flatMap((pick) => {
    const candidates = resultOf(pick.profile).ranking.ranked.flatMap(({ score }) => {
      const provider = byId.get(score.provider);
      const isCandidate =
        provider && pick.where.every((each) => meetsCondition(each, provider, score, methodology));
      return isCandidate ? [{ score, order: orderOf(pick, provider, score, methodology) }] : [];
    });
    const [first] = candidates.toSorted((a, b) => compareOrders(a.order, b.order));
    return first ? [{ pick: pick.id, provider: first.score.provider, flaw: heaviestFlaw(first.score) }] : [];
  });
}

function meetsCondition(
  condition: PickCondition,
  provider: Provider,
  score: Score,
  { confidence }: Methodology,
): boolean {
  if ('confidence' in condition) {
    return condition.confidence === 'fair'
      ? confidenceOf(score, confidence) !== 'thin'
      : confidenceOf(score, confidence) === 'high';
  }
  if ('criterion' in condition) return pointsIn(score, condition.criterion) >= condition.atLeast;
  const fact = factOf(provider, condition.key);
  return isKnown(fact) && fact.value === condition.is;
}

/** Returns sort keys; smaller comes first. */
function orderOf({ order }: Pick, provider: Provider, score: Score, methodology: Methodology): number[] {
  const value = (each: PickOrder) => {
    if (each === 'score') return -(score.value ?? 0);
    if (each !== 'cost') return -pointsIn(score, each.criterion);
    const plans = knownFact(provider, 'prices')?.value ?? [];
    return cheapestOnBasis(plans, methodology.costBasis)?.perMonth ?? Number.POSITIVE_INFINITY;
  };
  return order.map(value);
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function pointsIn({ reasons }: Score, criterion: string): number {
  return reasons.find((reason) => reason.criterion === criterion)?.points ?? 0;
}

/** Returns the flaw that costs a score the most points. */
export function heaviestFlaw(score: Score): string | undefined {
  return flawsOf(score)[0];
}

/** Returns all flaws of a score, largest first: criteria and the deduction line. */
export function flawsOf({ reasons, deduction }: Score): string[] {
  const all = sum(reasons.map(({ weight }) => weight));
  const missed = reasons.map(({ criterion, weight, points = fullScore }) => ({
    flaw: criterion,
    cost: all === 0 ? 0 : ((fullScore - points) * weight) / all,
  }));
  return [{ flaw: deductionLine, cost: deduction }, ...missed]
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ flaw }) => flaw);
}
