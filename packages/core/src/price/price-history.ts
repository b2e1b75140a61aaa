import type { Day } from '../day/day.ts';
import type { EditorText } from '../locale/words.ts';
import type { Source } from '../provider/provider.ts';

/** An amount. It is valid from the first capture that showed it until the next point. */
export interface PricePoint {
  readonly from: Day;
  /** The time of the first capture in UTC, because there can be several captures on a day. */
  readonly at: string;
  readonly charged: number;
  readonly currency: string;
  readonly renewalPerMonth?: number | undefined;
  /** Whether the amount was read from a capture, or only from the dataset's own list of changes. */
  readonly evidence: 'capture' | 'release';
  /** The day of the capture before it. The change happened after that day and not later than `from`. */
  readonly previous?: Day | undefined;
  /** False for a price from a partner's page, as in a plan. */
  readonly standard?: boolean | undefined;
}

export interface PlanHistory {
  readonly id: string;
  /** False if the plan was no longer on sale at the end of the recorded period. */
  readonly current: boolean;
  /** The number of captures on which the points are based. */
  readonly observations: number;
  readonly releaseEvents?: number | undefined;
  readonly first: Day;
  readonly last: Day;
  readonly septemberRelease: boolean;
  readonly points: readonly PricePoint[];
  readonly note?: EditorText | undefined;
}

export interface PriceHistory {
  readonly provider: string;
  readonly window: { readonly first: Day; readonly last: Day };
  readonly market: string;
  /** A dataset of captures, each with its date. */
  readonly source: Omit<Source, 'kind'> & { readonly licence: string };
  readonly checked: Day;
  readonly plans: readonly PlanHistory[];
}

export interface PriceChange {
  /** A plan id. */
  readonly plan: string;
  /** The first capture with the new amount. */
  readonly date: Day;
  /** The last capture before the change, if known. The change happened between the two captures. */
  readonly previous?: Day | undefined;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  readonly ratio: number;
  /** Whether the plan alternates between these two amounts, which is neither a rise nor a cut. */
  readonly alternating: boolean;
}

/**
 * Returns every change of a standard price, plan by plan, oldest first. A switch to a partner's page or to another currency
 * is not a price change, because it is another price list.
 */
export function priceChanges({ plans }: PriceHistory): PriceChange[] {
  return plans.flatMap(({ id, points }) => {
    const changes = sortedByTime(points.filter(({ standard }) => standard !== false)).flatMap(
      (point, index, all) => {
        const { charged: to, currency, from: date, previous } = point;
        const before = all[index - 1];
        if (before === undefined || before.currency !== currency || before.charged === to) return [];
        return [{ plan: id, date, previous, currency, from: before.charged, to, ratio: to / before.charged }];
      },
    );
    // A sale and its end swap two amounts twice; more swaps than that are no longer a sale.
    const swaps = Map.groupBy(changes, amountPairKey);
    return changes.map((change) => ({
      ...change,
      alternating: (swaps.get(amountPairKey(change))?.length ?? 0) > 2,
    }));
  });
}

/**
 * Returns the price in the last capture of a plan, including partners' pages; undefined if the plan is no longer on sale.
 */
export function currentPrice({ current, points }: PlanHistory): PricePoint | undefined {
  return current ? sortedByTime(points).at(-1) : undefined;
}

/** Returns a key for two amounts that is the same in both directions. */
function amountPairKey({ currency, from, to }: Pick<PriceChange, 'currency' | 'from' | 'to'>): string {
  return `${currency} ${Math.min(from, to)} ${Math.max(from, to)}`;
}

/** Sorts points by time. Several captures on one day differ in `at`, which sorts as text. */
export function sortedByTime(points: readonly PricePoint[]): PricePoint[] {
  return points.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
}
