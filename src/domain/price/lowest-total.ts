interface Total {
  readonly currency: string;
  readonly total: number;
}

/** The smallest of some sums; undefined where there are not two to hold against each other, or their currencies differ. */
export function lowestTotal<T extends Total>(totals: readonly T[]): T | undefined {
  const currencies = new Set(totals.map(({ currency }) => currency));
  if (totals.length < 2 || currencies.size > 1) return undefined;
  const lowest = Math.min(...totals.map(({ total }) => total));
  const holders = totals.filter(({ total }) => total === lowest);
  return holders.length === 1 ? holders[0] : undefined;
}
