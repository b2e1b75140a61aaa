/** Two amounts within this share of the smaller one are too close to call. */
const tooCloseShare = 0.05;

export function isClearlyMore(more: number, less: number): boolean {
  return more > less * (1 + tooCloseShare);
}
