/** The share of the smaller amount up to which a difference is too close to call. */
const tooCloseShare = 0.05;

export function isClearlyMore(more: number, less: number): boolean {
  return more > less * (1 + tooCloseShare);
}

/** The smallest saving over the compared years that is worth mentioning. */
const minSaving = 10;

/** Whether a bill is clearly smaller than another in the same currency. */
export function isClearlyCheaper(bill: number, other: number): boolean {
  return isClearlyMore(other, bill) && other - bill >= minSaving;
}
