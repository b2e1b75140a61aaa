/** Runs all given measurements in each round, so that other load on the machine affects them equally. */
export async function inTurns<Way extends string, Figure>(
  rounds: number,
  ways: Readonly<Record<Way, () => Promise<Figure>>>,
): Promise<Record<Way, Figure[]>> {
  const names = Object.keys(ways) as Way[];
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Way, Figure[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken[name].push(await ways[name]());
  }
  return taken;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function medianRatio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((value, round) => value / (others[round] ?? Number.NaN)));
}
