import { type Day, daysBetween } from '../day/day.ts';
import {
  type PlanHistory,
  type PriceChange,
  type PriceHistory,
  priceChanges,
  sortedByTime,
} from './price-history.ts';

/** The range of a plan's prices in its history: "lowest in our records since August 11". */
export interface PriceRecord {
  readonly currency: string;
  readonly lowest: number;
  readonly highest: number;
  /** The amount that was valid on most days. */
  readonly usual: number;
  /** The first and the last day on which the plan was captured; nothing is known before and after. */
  readonly first: Day;
  readonly last: Day;
  /** Number of captures behind it. */
  readonly observations: number;
  /** The last day on which a capture showed the lowest amount, as far as known. */
  readonly lowestSeen: Day;
}

/**
 * Returns the record of a plan; undefined if it cannot show a low: seen once, in several currencies, or never on a standard
 * page. Amounts of partners' pages do not count.
 */
export function priceRecord({ points, first, last, observations }: PlanHistory): PriceRecord | undefined {
  const standard = sortedByTime(points.filter((point) => point.standard !== false));
  const [oldest] = standard;
  if (!oldest || observations < 2 || standard.some(({ currency }) => currency !== oldest.currency)) {
    return undefined;
  }
  const periods = standard.map(({ charged, from }, index) => {
    const next = standard[index + 1];
    // The amount was last seen in the capture before the next change.
    const until = next === undefined ? last : (next.previous ?? next.from);
    return { charged, from, until, days: Math.max(1, daysBetween(from, next?.from ?? last)) };
  });
  const amounts = periods.map(({ charged }) => charged);
  const lowest = Math.min(...amounts);
  const byAmount = [...Map.groupBy(periods, ({ charged }) => charged)].map(([charged, own]) => ({
    charged,
    days: own.reduce((sum, { days }) => sum + days, 0),
  }));
  const [usual = { charged: oldest.charged }] = byAmount.toSorted(
    (a, b) => b.days - a.days || b.charged - a.charged,
  );
  const lows = periods.filter(({ charged }) => charged === lowest);
  return {
    currency: oldest.currency,
    lowest,
    highest: Math.max(...amounts),
    usual: usual.charged,
    first,
    last,
    observations,
    lowestSeen: lows.at(-1)?.until ?? last,
  };
}

/** The position of an amount in a record. "Lowest" needs a record that has seen a higher amount. */
export type PricePosition = 'lowest' | 'below-usual' | 'usual' | 'above-usual';

/** Returns how an amount compares with the record of its plan; undefined without a record or in another currency. */
export function pricePosition(
  { charged, currency }: { readonly charged: number; readonly currency: string },
  record: PriceRecord | undefined,
): PricePosition | undefined {
  if (record === undefined || record.currency !== currency) return undefined;
  if (charged <= record.lowest && charged < record.highest) return 'lowest';
  if (charged === record.usual) return 'usual';
  return charged < record.usual ? 'below-usual' : 'above-usual';
}

/** A cut of a price, and the rise that ended it. */
export interface PriceCut extends PriceChange {
  readonly provider: string;
  /** The first capture with a higher amount again; undefined if the cut lasted until the last capture. */
  readonly end?: Day | undefined;
}

/** Returns the cuts of all plans, oldest first. Prices that alternate between two amounts are not cut. */
export function priceCuts(histories: readonly PriceHistory[]): PriceCut[] {
  return histories
    .flatMap((history) => {
      const changes = priceChanges(history);
      return changes.flatMap((change, index) => {
        if (change.to >= change.from || change.alternating) return [];
        const rise = changes.slice(index + 1).find(({ plan, to }) => plan === change.plan && to > change.to);
        return [{ ...change, provider: history.provider, end: rise?.date }];
      });
    })
    .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
}

/** Returns how many cuts began in each month, and in how many plans, so that "when prices fall" can be said with its basis. */
export function cutsByMonth(cuts: readonly PriceCut[]): ReadonlyMap<string, readonly PriceCut[]> {
  return Map.groupBy(cuts, ({ date }) => date.slice(0, 7));
}

/** Days after which an amount needs another look: a plan that was seen to move says less about today. */
const priceLookDays = { moving: 30, steady: 120 } as const;

/** Returns for how many days the last capture of a plan says what it costs. */
export function priceLookPeriod(history: PriceHistory | undefined, plan: string): number {
  const hasMoved = history !== undefined && priceChanges(history).some((change) => change.plan === plan);
  return hasMoved ? priceLookDays.moving : priceLookDays.steady;
}
