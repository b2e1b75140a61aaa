/** Two amounts within this share of the smaller one are too close to call. */
const tooCloseShare = 0.05;

export function isClearlyMore(more: number, less: number): boolean {
  return more > less * (1 + tooCloseShare);
}

/** A smaller saving over the compared years is not worth naming. */
const minSaving = 10;

/** Whether a bill is clearly smaller than another in the same currency. */
export function isClearlyCheaper(bill: number, other: number): boolean {
  return isClearlyMore(other, bill) && other - bill >= minSaving;
}
