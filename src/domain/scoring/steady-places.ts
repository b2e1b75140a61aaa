/** Who holds a place at the top whatever the weights, and who comes and goes, in the order of the ranking. */
export interface SteadyPlaces {
  readonly always: readonly string[];
  readonly sometimes: readonly { readonly provider: string; readonly share: number }[];
}

/** From here on an outcome is called steady; below its opposite, rare. */
const steady = 0.95;

export function steadyPlaces(
  providers: readonly string[],
  stability: ReadonlyMap<string, number>,
): SteadyPlaces {
  const shares = providers.map((provider) => ({ provider, share: stability.get(provider) ?? 0 }));
  return {
    always: shares.filter(({ share }) => share >= steady).map(({ provider }) => provider),
    sometimes: shares.filter(({ share }) => share < steady && share > 1 - steady),
  };
}
