/** Max number of tiers in a ranking. The last one takes all remaining providers. */
export const maxTiers = 4;

/**
 * Splits a list, ordered by score, into tiers. A tier ends at the first provider that its leader is clearly above; that
 * provider leads the next tier. So the order of the list never changes.
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
