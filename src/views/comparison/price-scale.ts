import type { Both, Side } from '#domain/comparison/findings/pair-facts.ts';

/** The price of a month: at first, from which month on it is another, and that other one. */
export interface MonthPriceLine {
  readonly first: number;
  readonly changes: number;
  readonly later: number;
}

/** Round steps that people read at a glance. */
const steps = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500];
const maxTicks = 5;

/** From nothing to a round amount above both lines, with a little air for what is written there. */
export function priceScale(lines: Both<MonthPriceLine>): {
  readonly top: number;
  readonly ticks: readonly number[];
} {
  const highest = Math.max(...lines.flatMap(({ first, later }) => [first, later])) * 1.1;
  const step = steps.find((one) => highest / one <= maxTicks - 1) ?? highest;
  const count = Math.ceil(highest / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** Two amounts that lie close would cover each other: the higher is written above its line, the other below. */
export function startsAbove(lines: Both<MonthPriceLine>, end: 'first' | 'later', side: Side): boolean {
  const [one, other] = lines;
  if (one[end] === other[end]) return side === 0;
  return (side === 0) === one[end] > other[end];
}
