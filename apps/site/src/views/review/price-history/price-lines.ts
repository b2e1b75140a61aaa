import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import {
  inOrder,
  type PlanHistory,
  type PriceHistory,
  type PricePoint,
  priceChanges,
} from '@vpn-site/core/price/price-history.ts';

/** One amount on one page, from the first capture that showed it to the last that still did. */
export interface PriceStretch {
  /** Positions along the window, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly charged: number;
  /** false: on a partner's page. */
  readonly isStandard: boolean;
  readonly evidence: PricePoint['evidence'];
}

/** Between two captures: somewhere in here one amount, or one page, became another. */
export interface PriceGap {
  readonly from: number;
  readonly to: number;
  readonly amounts: readonly [before: number, after: number];
  /** Another page, so the two amounts are no rise and no cut. */
  readonly isPageChange: boolean;
}

/** A plan as a chart shows it. */
export interface PlanPriceLine {
  readonly plan: PlanHistory;
  readonly currency: string;
  readonly stretches: readonly PriceStretch[];
  readonly gaps: readonly PriceGap[];
  /** Where the price goes back and forth between two amounts, from the first such step to the last. */
  readonly backAndForth: { readonly from: number; readonly to: number } | undefined;
}

/**
 * A line for every plan whose captures differ, by price or by page; the one that differs most comes first. Nothing is
 * drawn where nobody looked.
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
    const spells = spellsOf(plan);
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

/** How many times its lowest amount the highest is. */
function spread({ stretches }: PlanPriceLine): number {
  const amounts = stretches.map(({ charged }) => charged);
  return Math.max(...amounts) / Math.min(...amounts);
}

interface Spell {
  readonly point: PricePoint;
  readonly from: Day;
  /** The last capture that still showed it. */
  readonly until: Day;
}

/** Points that only repeat amount and page are one spell. Another currency is another price list: the last one counts. */
function spellsOf({ points, last }: PlanHistory): Spell[] {
  const ordered = inOrder(points);
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

/** Days compare as text. */
function clamp(day: Day, low: Day, high: Day): Day {
  if (day < low) return low;
  return day > high ? high : day;
}
