/** Points are never below 0 or above 10, whatever a methodology says. */
export function clampPoints(points: number): number {
  return Math.min(10, Math.max(0, points));
}

/** Straight line between the value worth nothing and the value worth ten; works in both directions. */
export function pointsOnLine(value: number, zeroAt: number, tenAt: number): number {
  return clampPoints(((value - zeroAt) / (tenAt - zeroAt)) * 10);
}
