import { addMonths, type Day, daysBetween } from '@vpn-site/core/day/day.ts';

/** A labeled or unlabeled day on the time axis. */
export interface WindowTick {
  readonly day: Day;
  /** From 0 to 1. */
  readonly at: number;
  /** Whether the tick has a label; false if it would overlap another label. */
  readonly isNamed: boolean;
}

/** The min distance between labels, as a share of the narrowest width. */
const minTickDistance = 0.2;

/** Returns ticks for the first day, the first of each month, and the last day. Both ends always have labels. */
export function windowTicks({ first, last }: { readonly first: Day; readonly last: Day }): WindowTick[] {
  const length = daysBetween(first, last);
  if (length <= 0) return [{ day: first, at: 0, isNamed: true }];
  const ticks: WindowTick[] = [{ day: first, at: 0, isNamed: true }];
  let lastNamed = 0;
  for (let day = monthAfter(first); day < last; day = addMonths(day, 1)) {
    const at = daysBetween(first, day) / length;
    const isNamed = at - lastNamed >= minTickDistance && 1 - at >= minTickDistance;
    if (isNamed) lastNamed = at;
    ticks.push({ day, at, isNamed });
  }
  return [...ticks, { day: last, at: 1, isNamed: true }];
}

function monthAfter(day: Day): Day {
  return addMonths(`${day.slice(0, 7)}-01`, 1);
}

/** A scale for the prices of plans. `height` returns how many pixels an amount is above the plan's lowest amount. */
export interface LevelScale {
  readonly height: (levels: readonly number[], amount: number) => number;
  /** Returns the amounts whose labels fit next to the line. */
  readonly named: (levels: readonly number[]) => readonly number[];
}

/** The min distance between two labels next to a line, and the max height of a plan's line, in pixels. */
const minLevelDistance = 22;
const maxLineHeight = 132;

/**
 * Creates one scale for all plans, relative to each plan's lowest price, so that the same height means the same percentage
 * in every line. With absolute amounts, which are between three and two hundred dollars, most changes would be invisible.
 * With a scale per plan, small changes would look large.
 */
export function levelScale(lines: readonly (readonly number[])[]): LevelScale {
  const sorted = lines.map((levels) => levels.toSorted((a, b) => a - b));
  const steps = sorted.flatMap((levels) =>
    levels.slice(1).map((level, index) => rise(levels, level) - rise(levels, levels[index] ?? level)),
  );
  const smallest = Math.min(...steps.filter((step) => step > 0));
  const largest = Math.max(0, ...sorted.map((levels) => rise(levels, levels.at(-1) ?? 0)));
  const pixels = largest > 0 ? Math.min(minLevelDistance / smallest, maxLineHeight / largest) : 0;
  const height = (levels: readonly number[], amount: number) => Math.round(rise(levels, amount) * pixels);
  return { height, named: (levels) => withoutOverlap(levels, (amount) => height(levels, amount)) };
}

/** Returns by which share an amount is above the lowest: 0.5 for 50% more. */
function rise(levels: readonly number[], amount: number): number {
  return amount / Math.min(...levels) - 1;
}

/** Returns the lowest and the highest amount, which matter most, and the other amounts whose labels fit between them. */
function withoutOverlap(levels: readonly number[], height: (amount: number) => number): number[] {
  const sorted = [...new Set(levels)].toSorted((a, b) => a - b);
  const [lowest, ...above] = sorted;
  if (lowest === undefined) return [];
  const byWeight = [lowest, ...above.slice(-1), ...above.slice(0, -1)];
  const placed: number[] = [];
  for (const amount of byWeight) {
    // Rounding may cost a pixel.
    const fits = placed.every((other) => Math.abs(height(other) - height(amount)) >= minLevelDistance - 1);
    if (fits) placed.push(amount);
  }
  return placed.toSorted((a, b) => a - b);
}
