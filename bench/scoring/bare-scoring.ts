/** The arithmetic alone: so many weighted sums over plain arrays, and the order they give, for each weighting. */
export function bareScoring(providers: number, criteria: number, weightings: number): number[] {
  const points = Array.from({ length: providers * criteria }, (_, place) => (place * 7919) % 101);
  let order: number[] = [];
  for (let weighting = 0; weighting < weightings; weighting += 1) {
    const sums = new Float64Array(providers);
    for (let provider = 0; provider < providers; provider += 1) {
      let sum = 0;
      for (let criterion = 0; criterion < criteria; criterion += 1) {
        sum += (points[provider * criteria + criterion] ?? 0) * (1 + ((weighting + criterion) % 13));
      }
      sums[provider] = sum;
    }
    order = Array.from(sums.keys()).toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  }
  return order;
}
