import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import {
  type PlanHistory,
  type PriceHistory,
  type PricePoint,
  priceChanges,
  sortedByTime,
} from '@vpn-site/core/price/price-history.ts';

/** A period with one amount on one page, from the first capture that showed it to the last. */
export interface PriceStretch {
  /** Positions in the time window, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly charged: number;
  /** Whether the amount is from the provider's own price page; false for a partner's page. */
  readonly isStandard: boolean;
  readonly evidence: PricePoint['evidence'];
}

/** The time between two captures whose amount or page differs. */
export interface PriceGap {
  readonly from: number;
  readonly to: number;
  readonly amounts: readonly [before: number, after: number];
  /** Whether the page changed. The difference is then neither a rise nor a cut. */
  readonly isPageChange: boolean;
}

export interface PlanPriceLine {
  readonly plan: PlanHistory;
  readonly currency: string;
  readonly stretches: readonly PriceStretch[];
  readonly gaps: readonly PriceGap[];
  /** The period in which the price alternates between two amounts, from the first such step to the last. */
  readonly backAndForth: { readonly from: number; readonly to: number } | undefined;
}

/**
 * Returns a line for each plan whose captures differ in price or page, largest relative difference first. Times between
 * captures with different prices are gaps.
 */
export function priceLines(history: PriceHistory): PlanPriceLine[] {
  const { plans, window } = history;
  const length = Math.max(1, daysBetween(window.first, window.last));
  const position = (day: Day) => Math.min(1, Math.max(0, daysBetween(window.first, day) / length));
  const flips = Map.groupBy(
    priceChanges(history).filter(({ alternating }) => alternating),
    ({ plan }) => plan,
  );
  const lines = plans.flatMap((plan) => {
    const spells = pricePeriods(plan);
    if (spells.length < 2) return [];
    const stretches = spells.map(({ from, until, point: { charged, evidence, standard } }) => ({
      from: position(from),
      to: position(until),
      charged,
      isStandard: standard !== false,
      evidence,
    }));
    const [first, last] = [flips.get(plan.id)?.[0], flips.get(plan.id)?.at(-1)];
    return [
      {
        plan,
        currency: spells[0]?.point.currency ?? '',
        stretches,
        gaps: gapsBetween(stretches),
        backAndForth: first &&
          last && { from: position(first.previous ?? first.date), to: position(last.date) },
      },
    ];
  });
  return lines.toSorted((a, b) => spread(b) - spread(a));
}

/** Returns the ratio of the highest amount to the lowest. */
function spread({ stretches }: PlanPriceLine): number {
  const amounts = stretches.map(({ charged }) => charged);
  return Math.max(...amounts) / Math.min(...amounts);
}

interface PricePeriod {
  readonly point: PricePoint;
  readonly from: Day;
  /** The last capture that showed this amount. */
  readonly until: Day;
}

/**
 * Merges consecutive points with the same amount and page into periods. Only points in the latest currency count, because
 * another currency is another price list.
 */
function pricePeriods({ points, last }: PlanHistory): PricePeriod[] {
  const ordered = sortedByTime(points);
  const listed = ordered.filter(({ currency }) => currency === ordered.at(-1)?.currency);
  const starts = listed.filter((point, index) => !isSame(point, listed[index - 1]));
  return starts.map((point, index) => {
    const next = starts[index + 1];
    const repeated = listed.filter(({ at }) => at >= point.at && (!next || at < next.at)).at(-1) ?? point;
    const until = next ? (next.previous ?? repeated.from) : last;
    return { point, from: point.from, until: clamp(until, repeated.from, next?.from ?? last) };
  });
}

function gapsBetween(stretches: readonly PriceStretch[]): PriceGap[] {
  return stretches.slice(1).flatMap((after, index) => {
    const before = stretches[index];
    if (!before) return [];
    return [
      {
        from: before.to,
        to: after.from,
        amounts: [before.charged, after.charged] as const,
        isPageChange: before.isStandard !== after.isStandard,
      },
    ];
  });
}

function isSame(point: PricePoint, before: PricePoint | undefined): boolean {
  return before?.charged === point.charged && (before.standard !== false) === (point.standard !== false);
}

/** Limits a day to a range. ISO dates can be compared as text. */
function clamp(day: Day, low: Day, high: Day): Day {
  if (day < low) return low;
  return day > high ? high : day;
}
