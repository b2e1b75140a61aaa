/** The max of scores and points; the min is 0. */
export const fullScore = 10;

/** Limits points to the range from 0 to the full score, for any methodology. */
export function clampPoints(points: number): number {
  return Math.min(fullScore, Math.max(0, points));
}

/**
 * Interpolates linearly between the value worth 0 points and the value worth 10. The better value may be the higher or the
 * lower one.
 */
export function interpolatePoints(
  value: number,
  { zeroAt, tenAt }: { zeroAt: number; tenAt: number },
): number {
  return clampPoints(((value - zeroAt) / (tenAt - zeroAt)) * fullScore);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function roundTo(number: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
