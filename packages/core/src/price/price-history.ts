import type { Day } from '../day/day.ts';
import type { EditorText } from '../locale/words.ts';
import type { Source } from '../provider/provider.ts';

/** An amount from the first capture that showed it until the next point. */
export interface PricePoint {
  readonly from: Day;
  /** The moment of that capture, in UTC: there can be several on a day. */
  readonly at: string;
  readonly charged: number;
  readonly currency: string;
  readonly renewalPerMonth?: number | undefined;
  /** Read from a capture, or only from the dataset's own list of changes. */
  readonly evidence: 'capture' | 'release';
  /** The last capture before: the change happened after it and not later than `from`. */
  readonly previous?: Day | undefined;
  /** false: from a partner's page, as in a plan. */
  readonly standard?: boolean | undefined;
}

export interface PlanHistory {
  readonly id: string;
  /** false: no longer on sale when the window ends. */
  readonly current: boolean;
  /** How many captures stand behind the points. */
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
  /** A dataset of captures, each of its own day. */
  readonly source: Omit<Source, 'kind'> & { readonly licence: string };
  readonly checked: Day;
  readonly plans: readonly PlanHistory[];
}

export interface PriceChange {
  /** The plan's id. */
  readonly plan: string;
  /** The first capture with the new amount. */
  readonly date: Day;
  /** The last capture before it, where that is known: the change happened in between. */
  readonly previous?: Day | undefined;
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  readonly ratio: number;
  /** The plan goes back and forth between these two amounts: neither a rise nor a cut. */
  readonly alternating: boolean;
}

/**
 * Every change of a standard price, plan by plan, oldest first. A partner's page beside the provider's own is a
 * change of page and another currency is another price list: neither is a change of price.
 */
export function priceChanges({ plans }: PriceHistory): PriceChange[] {
  return plans.flatMap(({ id, points }) => {
    const changes = inOrder(points.filter(({ standard }) => standard !== false)).flatMap(
      (point, index, all) => {
        const { charged: to, currency, from: date, previous } = point;
        const before = all[index - 1];
        if (before === undefined || before.currency !== currency || before.charged === to) return [];
        return [{ plan: id, date, previous, currency, from: before.charged, to, ratio: to / before.charged }];
      },
    );
    // A sale and its end swap two amounts twice. More often than that, it is no longer a sale.
    const swaps = Map.groupBy(changes, swappedAmounts);
    return changes.map((change) => ({
      ...change,
      alternating: (swaps.get(swappedAmounts(change))?.length ?? 0) > 2,
    }));
  });
}

/** What the last capture of a plan showed, on a partner's page or not; undefined once the plan is off sale. */
export function currentPrice({ current, points }: PlanHistory): PricePoint | undefined {
  return current ? inOrder(points).at(-1) : undefined;
}

/** The same for both directions. */
function swappedAmounts({ currency, from, to }: Pick<PriceChange, 'currency' | 'from' | 'to'>): string {
  return `${currency} ${Math.min(from, to)} ${Math.max(from, to)}`;
}

/** Captures of one day are told apart by their moment, which compares as text. */
export function inOrder(points: readonly PricePoint[]): PricePoint[] {
  return points.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
}
