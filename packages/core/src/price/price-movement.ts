import { type Day, daysBetween } from '../day/day.ts';
import {
  inOrder,
  type PlanHistory,
  type PriceChange,
  type PriceHistory,
  priceChanges,
} from './price-history.ts';

/** Plans that were seen over the same time, on the same kind of page, and cost the same all along. */
export interface SteadyPlans {
  readonly plans: readonly PlanHistory[];
  readonly first: Day;
  readonly last: Day;
  readonly isStandard: boolean;
  /** false: off sale since. */
  readonly isCurrent: boolean;
}

/** What a history says, plan by plan. Every plan is in exactly one of the lists of plans. */
export interface PriceMovement {
  /** Rises and cuts. */
  readonly moves: readonly PriceChange[];
  /** Steps of prices that go back and forth between two amounts. */
  readonly flips: readonly PriceChange[];
  readonly changed: readonly PlanHistory[];
  /** Of those that rose or fell, the ones whose last standard price is the first again. */
  readonly returned: readonly PlanHistory[];
  /** Read on another page than before, at no other standard price. */
  readonly movedPage: readonly PlanHistory[];
  readonly steady: readonly SteadyPlans[];
  /** One capture cannot show a change. */
  readonly seenOnce: readonly PlanHistory[];
}

export function priceMovement(history: PriceHistory): PriceMovement {
  const changes = priceChanges(history);
  const ids = new Set(changes.map(({ plan }) => plan));
  const changed = history.plans.filter(({ id }) => ids.has(id));
  const still = history.plans.filter(({ id }) => !ids.has(id));
  const movedPage = still.filter(({ points }) => new Set(points.map(isStandard)).size > 1);
  const onePage = still.filter((plan) => !movedPage.includes(plan));
  const seenOnce = onePage.filter(({ observations }) => observations < 2);
  const moves = changes.filter(({ alternating }) => !alternating);
  return {
    moves,
    flips: changes.filter(({ alternating }) => alternating),
    changed,
    returned: changed.filter((plan) => moves.some((move) => move.plan === plan.id) && isBack(plan)),
    movedPage,
    steady: steadyGroups(onePage.filter((plan) => !seenOnce.includes(plan))),
    seenOnce,
  };
}

/** The change that was seen last; of several on one day, the largest. */
export function latestMove({ moves }: Pick<PriceMovement, 'moves'>): LatestMove | undefined {
  const [latest] = moves.toSorted(
    (a, b) => Number(a.date < b.date) - Number(a.date > b.date) || size(b) - size(a),
  );
  if (!latest) return undefined;
  const earlier = moves.filter(({ plan, date }) => plan === latest.plan && date < latest.date);
  return { ...latest, isBack: earlier.some(({ from }) => from === latest.to) };
}

export interface LatestMove extends PriceChange {
  /** Whether the plan has cost as much before. */
  readonly isBack: boolean;
}

function size({ from, to }: PriceChange): number {
  return Math.max(from, to) / Math.min(from, to);
}

function steadyGroups(plans: readonly PlanHistory[]): SteadyPlans[] {
  const groups = Map.groupBy(plans, ({ first, last, current, points }) =>
    [first, last, current, points.every(isStandard)].join(' '),
  );
  const found = [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const { first, last, current, points } = one;
    return [{ plans: group, first, last, isCurrent: current, isStandard: points.every(isStandard) }];
  });
  // What is still on sale, and what was seen longest, says most.
  return found.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      daysBetween(b.first, b.last) - daysBetween(a.first, a.last),
  );
}

function isBack({ points }: PlanHistory): boolean {
  const standard = inOrder(points.filter(isStandard));
  const [first, last] = [standard[0], standard.at(-1)];
  return first?.charged === last?.charged && first?.currency === last?.currency;
}

function isStandard({ standard }: { readonly standard?: boolean | undefined }): boolean {
  return standard !== false;
}
