/** Scores and points run from 0 to this. */
export const fullScore = 10;

/** Points are never below 0 or above the full score, whatever a methodology says. */
export function clampPoints(points: number): number {
  return Math.min(fullScore, Math.max(0, points));
}

/** Straight line between the value worth nothing and the value worth ten; works in both directions. */
export function pointsOnLine(value: number, { zeroAt, tenAt }: { zeroAt: number; tenAt: number }): number {
  return clampPoints(((value - zeroAt) / (tenAt - zeroAt)) * fullScore);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function roundTo(number: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
