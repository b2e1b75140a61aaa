/** How high each amount of a plan stands, in pixels above its lowest. */
export interface LevelScale {
  readonly height: (levels: readonly number[], amount: number) => number;
  /** The amounts that have room for their figures beside the line. */
  readonly named: (levels: readonly number[]) => readonly number[];
}

/** Figures beside a line need so much room; the line of a plan is never taller than that, unless it has one step. */
const apart = 22;
const tallest = 132;

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
  const pixels = largest > 0 ? Math.min(apart / smallest, tallest / largest) : 0;
  const height = (levels: readonly number[], amount: number) => Math.round(rise(levels, amount) * pixels);
  return { height, named: (levels) => withRoom(levels, (amount) => height(levels, amount)) };
}

/** The share by which an amount is above the lowest. */
function rise(levels: readonly number[], amount: number): number {
  return amount / Math.min(...levels) - 1;
}

/** The highest and the lowest tell most; others join where they do not run into them. */
function withRoom(levels: readonly number[], height: (amount: number) => number): number[] {
  const sorted = [...new Set(levels)].toSorted((a, b) => a - b);
  const [lowest, ...above] = sorted;
  if (lowest === undefined) return [];
  const byWeight = [lowest, ...above.slice(-1), ...above.slice(0, -1)];
  const kept: number[] = [];
  for (const amount of byWeight) {
    // A pixel is lost by rounding.
    if (kept.every((other) => Math.abs(height(other) - height(amount)) >= apart - 1)) kept.push(amount);
  }
  return kept.toSorted((a, b) => a - b);
}
