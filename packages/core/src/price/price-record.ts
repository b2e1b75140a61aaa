import { addDays, type Day } from '../day/day.ts';
import type { Plan } from './plan.ts';
import {
  type PlanHistory,
  type PriceHistory,
  type PricePoint,
  priceChanges,
  sortedByTime,
} from './price-history.ts';

/** An amount and the first and last day on which captures showed it. */
export interface RecordedPrice {
  readonly charged: number;
  readonly first: Day;
  readonly last: Day;
}

/** The prices of a plan in its captures, without those on partners' pages. */
export interface PriceRecord {
  readonly observations: number;
  /** The amounts in order, each with its days until the last capture that showed it. */
  readonly steps: readonly RecordedPrice[];
  /** The lowest amount. If it was shown in several periods, the latest of them. */
  readonly lowest: RecordedPrice;
}

/** Returns the recorded prices of a plan; undefined if it has fewer than two captures in its currency. */
export function priceRecord(
  { id, currency }: Pick<Plan, 'id' | 'currency'>,
  history: PriceHistory | undefined,
): PriceRecord | undefined {
  const plan = history?.plans.find((one) => one.id === id);
  if (!plan || plan.observations < 2) return undefined;
  const steps = recordedPrices(plan, currency);
  const [lowest] = steps.toReversed().toSorted((a, b) => a.charged - b.charged);
  return lowest && { observations: plan.observations, steps, lowest };
}

function recordedPrices({ points, last }: PlanHistory, currency: string): RecordedPrice[] {
  const sorted = sortedByTime(points);
  return sorted.flatMap((point, index) =>
    point.standard === false || point.currency !== currency
      ? []
      : [{ charged: point.charged, first: point.from, last: lastSeen(point, sorted[index + 1], last) }],
  );
}

/** Returns the day of the last capture that showed the amount of a point, as far as it is known. */
function lastSeen({ from }: PricePoint, next: PricePoint | undefined, lastCapture: Day): Day {
  if (!next) return lastCapture;
  return next.previous !== undefined && next.previous > from ? next.previous : from;
}

/** The number of days before an offer whose lowest price is compared with it (Directive 98/6/EC, Article 6a). */
const daysBefore = 30;

/**
 * Returns the lowest price of a plan in the 30 days before an offer began, with its days. Undefined if the captures do not
 * reach back that far, or end before those days.
 */
export function lowestPriceBefore(
  plan: Pick<Plan, 'id' | 'currency'>,
  since: Day,
  history: PriceHistory | undefined,
): RecordedPrice | undefined {
  const steps = priceRecord(plan, history)?.steps ?? [];
  const [first, last] = [addDays(since, -daysBefore), addDays(since, -1)];
  const [start, end] = [steps[0]?.first, steps.at(-1)?.last];
  if (start === undefined || end === undefined || start > first || end < first) return undefined;
  // A price applies until the capture that shows another one, so the step before the window counts too.
  const applied = steps.filter(
    (step, index) => step.first <= last && (steps[index + 1]?.first ?? end) >= first,
  );
  const amounts = applied.map(({ charged }) => charged);
  return { charged: Math.min(...amounts), first, last: end < last ? end : last };
}

/** The number of days after which a price must be checked again. Prices that have changed before are checked sooner. */
const priceCheckDays = { moving: 30, steady: 120 } as const;

/** Returns for how many days a captured price of a plan counts as current. */
export function priceCheckInterval(history: PriceHistory | undefined, plan: string): number {
  const hasMoved = history !== undefined && priceChanges(history).some((change) => change.plan === plan);
  return hasMoved ? priceCheckDays.moving : priceCheckDays.steady;
}
