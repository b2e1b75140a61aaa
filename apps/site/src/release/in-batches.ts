/**
 * Processes a few items at a time. So Node's threads do most of the work, and memory use does not grow with the number of
 * items.
 */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    done.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return done;
}
