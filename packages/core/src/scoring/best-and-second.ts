/**
 * Returns the best points in full plus a share of the second best, because the depth of proofs counts more than their
 * number.
 */
export function bestAndSecond(points: readonly number[], second: number): number {
  const [best = 0, next = 0] = points.toSorted((a, b) => b - a);
  return best + second * next;
}
