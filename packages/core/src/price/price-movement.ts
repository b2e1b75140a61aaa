import { type Day, daysBetween } from '../day/day.ts';
import {
  type PlanHistory,
  type PriceChange,
  type PriceHistory,
  priceChanges,
  sortedByTime,
} from './price-history.ts';

/** Plans with an unchanged price that were recorded over the same period, on the same kind of page. */
export interface SteadyPlans {
  readonly plans: readonly PlanHistory[];
  readonly first: Day;
  readonly last: Day;
  readonly isStandard: boolean;
  /** Whether the plans are still on sale. */
  readonly isCurrent: boolean;
}

/** A summary of a price history by plan. Every plan is in exactly one of `changed`, `movedPage`, `steady` and `seenOnce`. */
export interface PriceMovement {
  /** Rises and cuts, without alternating prices. */
  readonly moves: readonly PriceChange[];
  /** Changes of prices that alternate between two amounts. */
  readonly flips: readonly PriceChange[];
  readonly changed: readonly PlanHistory[];
  /** Plans whose price changed and whose last standard price equals the first. */
  readonly returned: readonly PlanHistory[];
  /** Plans that moved between standard and partners' pages without a change of the standard price. */
  readonly movedPage: readonly PlanHistory[];
  readonly steady: readonly SteadyPlans[];
  /** Plans with a single capture, which cannot show a change. */
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

/** Returns the most recent change; of several on one day, the largest. */
export function latestMove({ moves }: Pick<PriceMovement, 'moves'>): LatestMove | undefined {
  const [latest] = moves.toSorted(
    (a, b) => Number(a.date < b.date) - Number(a.date > b.date) || size(b) - size(a),
  );
  if (!latest) return undefined;
  const earlier = moves.filter(({ plan, date }) => plan === latest.plan && date < latest.date);
  return { ...latest, isBack: earlier.some(({ from }) => from === latest.to) };
}

export interface LatestMove extends PriceChange {
  /** Whether the plan had the new price before. */
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
  // Plans on sale come first, then the plans with the longest history, because they are the most informative.
  return found.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      daysBetween(b.first, b.last) - daysBetween(a.first, a.last),
  );
}

function isBack({ points }: PlanHistory): boolean {
  const standard = sortedByTime(points.filter(isStandard));
  const [first, last] = [standard[0], standard.at(-1)];
  return first?.charged === last?.charged && first?.currency === last?.currency;
}

function isStandard({ standard }: { readonly standard?: boolean | undefined }): boolean {
  return standard !== false;
}
