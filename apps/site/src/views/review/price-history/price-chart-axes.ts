import { addMonths, type Day, daysBetween } from '@vpn-site/core/day/day.ts';

/** A labeled or unlabeled day on the time axis. */
export interface WindowTick {
  readonly day: Day;
  /** From 0 to 1. */
  readonly at: number;
  /** False for a tick without a label, because labels would overlap. */
  readonly isNamed: boolean;
}

/** The min distance of labels, as a share of the narrowest width. */
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

/** The height of each amount of a plan, in pixels above its lowest. */
export interface LevelScale {
  readonly height: (levels: readonly number[], amount: number) => number;
  /** Returns the amounts whose labels fit beside the line. */
  readonly named: (levels: readonly number[]) => readonly number[];
}

/** The min distance between two labels beside a line, and the max height of a plan's line, in pixels. */
const minLevelDistance = 22;
const maxLineHeight = 132;

/**
 * Uses one scale relative to each plan's lowest price: the same height is the same percentage in every line. An absolute
 * scale for plans from three to two hundred dollars would hide most changes, and a scale per plan would exaggerate small
 * ones.
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

/** Returns the share by which an amount exceeds the lowest. */
function rise(levels: readonly number[], amount: number): number {
  return amount / Math.min(...levels) - 1;
}

/** Keeps the lowest and highest amounts, which matter most, and others that do not overlap with them. */
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
