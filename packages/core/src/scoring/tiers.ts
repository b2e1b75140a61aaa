/** Max number of tiers in a ranking. The last one takes all remaining providers. */
export const maxTiers = 4;

/**
 * Splits a list, ordered by score, into tiers. A tier ends before the first provider that its leader is clearly above; that
 * provider leads the next tier. The order of the list does not change.
 */
export function tiers(
  order: readonly string[],
  isClearlyAbove: (upper: string, lower: string) => boolean,
): string[][] {
  const found: string[][] = [];
  for (const provider of order) {
    const current = found.at(-1);
    const leader = current?.[0];
    const continues =
      leader !== undefined && (found.length === maxTiers || !isClearlyAbove(leader, provider));
    if (continues) current?.push(provider);
    else found.push([provider]);
  }
  return found;
}
