/** A cached value and the inputs from which it was computed. */
interface CacheEntry {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
}

const readings = new Map<string, CacheEntry>();

/** The environment variable that turns the cache on if it is 1, for processes that read the same site repeatedly. */
export const keepReadingsVariable = 'KEEP_READINGS';

/**
 * Returns the result of `make`. It is computed again only if an input differs from the last call with this name. The cache
 * is off by default, because a process that reads a site once gains nothing, and parsed files take ten times the memory of
 * their texts. Development reads the site after every save, when all files but one are unchanged. Tests read copies of one
 * site, so a name does not contain the folder.
 */
export function cachedReading<Value>(name: string, inputs: readonly unknown[], make: () => Value): Value {
  if (process.env[keepReadingsVariable] !== '1') return make();
  const known = readings.get(name);
  if (known && isSame(known.inputs, inputs)) return known.value as Value;
  const value = make();
  readings.set(name, { inputs, value });
  return value;
}

/** Returns the cached list if it has the same items, so that equal lists are the same object. */
export function cachedList<Item>(name: string, items: readonly Item[]): readonly Item[] {
  return cachedReading(name, items, () => items);
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((input, index) => input === before[index]);
}
