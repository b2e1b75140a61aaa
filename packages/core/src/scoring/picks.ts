import { isKnown } from '../provider/fact.ts';
import { factOf, knownFact, type Provider } from '../provider/provider.ts';
import { confidenceOf } from './confidence.ts';
import { deductionId } from './differences.ts';
import { fullScore, sum } from './full-score.ts';
import { type Methodology, weighsCost } from './methodology.ts';
import type { PickCondition, PickOrder, PickRule } from './pick.ts';
import { cheapestOnBasis } from './price-points.ts';
import { allScores, type Ranking } from './rank.ts';
import type { Score } from './score.ts';
import { firstRanked, type ProfileResult } from './score-profile.ts';

/** The provider that a rule picks, and its main flaw. */
export interface PickedProvider {
  readonly pick: string;
  readonly provider: string;
  /** The criterion that costs the provider most, or `deductionId` if incidents cost more; undefined if it has no flaw. */
  readonly flaw: string | undefined;
}

type ResultOf = (profile: string) => ProfileResult;

type Rule = Pick<PickRule, 'profile' | 'where' | 'order'>;

/**
 * Returns the picks that have a candidate, in the order of the methodology. Rules that are not about price skip the
 * providers that `isPassedOver` names, if another candidate meets the rule.
 */
export function pickProviders(
  providers: readonly Provider[],
  methodology: Methodology,
  resultOf: ResultOf,
  isPassedOver: (provider: string) => boolean = () => false,
): PickedProvider[] {
  return methodology.picks.flatMap((pick) => {
    const others = providers.filter(({ id }) => !isPassedOver(id));
    const first =
      (isAboutPrice(pick, methodology) ? undefined : firstCandidate(pick, others, methodology, resultOf)) ??
      firstCandidate(pick, providers, methodology, resultOf);
    return first ? [{ pick: pick.id, provider: first.provider, flaw: heaviestFlaw(first) }] : [];
  });
}

/** Whether a rule looks for the lowest price, or belongs to a profile without the cost, such as free plans. */
export function isAboutPrice({ profile, order }: Rule, methodology: Methodology): boolean {
  return order[0] === 'cost' || !weighsCost(methodology, profile);
}

/**
 * Returns the provider at the top of a ranking: the pick among those tied for first, or the one of them with the highest
 * score. Undefined if none is ranked.
 */
export function leaderOf(
  profile: string,
  providers: readonly Provider[],
  methodology: Methodology,
  resultOf: ResultOf,
): string | undefined {
  const rule = leadingPickRule(profile, methodology) ?? {
    profile,
    where: [{ tier: 'first' }],
    order: ['score'],
  };
  return firstCandidate(rule, providers, methodology, resultOf)?.provider;
}

/**
 * Returns the rule for the pick at the top of a ranking: the first rule of this profile that requires a shared first place
 * (`tier: 'first'`).
 */
export function leadingPickRule(
  profile: string,
  { picks }: Pick<Methodology, 'picks'>,
): PickRule | undefined {
  return picks.find(({ profile: list, where }) => list === profile && where.some((each) => 'tier' in each));
}

/**
 * Returns the first candidate of a rule. The candidates come from today's ranking, but the ranking at publication breaks
 * ties, so that a pick changes only if a fact does.
 */
function firstCandidate(
  { profile, where, order }: Rule,
  providers: readonly Provider[],
  methodology: Methodology,
  resultOf: ResultOf,
): Score | undefined {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const result = resultOf(profile);
  const { isClearlyAbove } = result.rankRanges;
  const candidates = result.ranking.ranked.flatMap(({ score }) => {
    const provider = byId.get(score.provider);
    const isCandidate =
      provider && where.every((each) => meetsCondition(each, provider, score, result, methodology));
    return isCandidate ? [{ score, provider }] : [];
  });
  const isByScore = order[0] === 'score' || order[0] === 'lists';
  const level = candidates.filter(
    ({ provider: { id } }) => !candidates.some((other) => isClearlyAbove(other.provider.id, id)),
  );
  const fixed = new Map(allScores(result.atPublication).map((score) => [score.provider, score]));
  const positions = new Map([...fixed.keys()].map((id, position) => [id, position]));
  const [first] = (isByScore && level.length > 0 ? level : candidates)
    .map(({ score, provider }) => {
      const values = order.map((each) =>
        orderValue(each, provider, fixed.get(provider.id) ?? score, methodology, resultOf),
      );
      return { score, values: [...values, positions.get(provider.id) ?? positions.size] };
    })
    .toSorted((a, b) => compareOrders(a.values, b.values));
  return first?.score;
}

function meetsCondition(
  condition: PickCondition,
  provider: Provider,
  score: Score,
  result: ProfileResult,
  { confidence }: Methodology,
): boolean {
  if ('tier' in condition) return firstRanked(result).includes(provider.id);
  if ('confidence' in condition) {
    return condition.confidence === 'fair'
      ? confidenceOf(score, confidence) !== 'thin'
      : confidenceOf(score, confidence) === 'high';
  }
  if ('criterion' in condition) return pointsIn(score, condition.criterion) >= condition.atLeast;
  const fact = factOf(provider, condition.key);
  return isKnown(fact) && fact.value === condition.is;
}

/** Returns a sort key; smaller values come first. */
function orderValue(
  order: PickOrder,
  provider: Provider,
  score: Score,
  methodology: Methodology,
  resultOf: ResultOf,
): number {
  if (order === 'score') return -(score.value ?? 0);
  if (order === 'lists') return -otherLists(provider.id, score.profile, methodology, resultOf).atPublication;
  if (order !== 'cost') return -pointsIn(score, order.criterion);
  const plans = knownFact(provider, 'prices')?.value ?? [];
  return cheapestOnBasis(plans, methodology.costBasis)?.perMonth ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns in how many other profiles a provider has a rank: today, and in the ranking at publication, which breaks ties.
 */
export function otherLists(
  provider: string,
  profile: string,
  { profiles }: Pick<Methodology, 'profiles'>,
  resultOf: ResultOf,
): { readonly today: number; readonly atPublication: number; readonly all: number } {
  const others = profiles.filter(({ id }) => id !== profile).map(({ id }) => resultOf(id));
  const ranks = (rankingIn: (result: ProfileResult) => Ranking) =>
    others.filter((result) => rankingIn(result).ranked.some(({ score }) => score.provider === provider))
      .length;
  return {
    today: ranks(({ ranking }) => ranking),
    atPublication: ranks(({ atPublication }) => atPublication),
    all: others.length,
  };
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

/** Returns all flaws of a score, largest first: criteria and `deductionId`. */
export function flawsOf({ reasons, deduction }: Score): string[] {
  const all = sum(reasons.map(({ weight }) => weight));
  const missed = reasons.map(({ criterion, weight, points = fullScore }) => ({
    flaw: criterion,
    cost: all === 0 ? 0 : ((fullScore - points) * weight) / all,
  }));
  return [{ flaw: deductionId, cost: deduction }, ...missed]
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ flaw }) => flaw);
}
