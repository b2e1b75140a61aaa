import { addMonths, type Day, daysBetween } from '@vpn-site/core/day/day.ts';

/** A day that is marked on the time axis. */
export interface WindowTick {
  readonly day: Day;
  /** From 0 to 1. */
  readonly at: number;
  /** false: a stroke without words, because they would run into others. */
  readonly isNamed: boolean;
}

/** The words of a day need about this share of the narrowest drawing. */
const minTickDistance = 0.2;

/** The first day, the first of each month, the last day. Both ends always have their names. */
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

/** How high each amount of a plan stands, in pixels above its lowest. */
export interface LevelScale {
  readonly height: (levels: readonly number[], amount: number) => number;
  /** The amounts that have room for their figures beside the line. */
  readonly named: (levels: readonly number[]) => readonly number[];
}

/** How far apart two figures beside a line must stand, and how tall the line of a plan may become, in pixels. */
const minLevelDistance = 22;
const maxLineHeight = 132;

/**
 * Plans from three dollars to two hundred on one scale would make most changes invisible, and a scale for each plan
 * would make small ones look large. So the same height is the same share of a plan's lowest price in every line.
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
  return { height, named: (levels) => withRoom(levels, (amount) => height(levels, amount)) };
}

/** The share by which an amount is above the lowest. */
function rise(levels: readonly number[], amount: number): number {
  return amount / Math.min(...levels) - 1;
}

/** The highest and the lowest amount tell most; the others join where they do not run into these. */
function withRoom(levels: readonly number[], height: (amount: number) => number): number[] {
  const sorted = [...new Set(levels)].toSorted((a, b) => a - b);
  const [lowest, ...above] = sorted;
  if (lowest === undefined) return [];
  const byWeight = [lowest, ...above.slice(-1), ...above.slice(0, -1)];
  const kept: number[] = [];
  for (const amount of byWeight) {
    // Rounding may take a pixel.
    const hasRoom = kept.every((other) => Math.abs(height(other) - height(amount)) >= minLevelDistance - 1);
    if (hasRoom) kept.push(amount);
  }
  return kept.toSorted((a, b) => a - b);
}
