/** What was made, and what from. */
interface Reading {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
}

const readings = new Map<string, Reading>();

/** For those who read the same site again and again: set to 1, it keeps what was read. */
export const keepReadings = 'KEEP_READINGS';

/**
 * What `make` makes of these inputs, made again only when one of them is another than the last time under this name. Whoever
 * reads a site once keeps nothing: parsed files take ten times the memory of their texts. Development reads it after
 * every save, when all files but one are as they were; tests read copies of one site, so a name does not say in which folder.
 */
export function keptReading<Value>(name: string, inputs: readonly unknown[], make: () => Value): Value {
  if (process.env[keepReadings] !== '1') return make();
  const known = readings.get(name);
  if (known && isSame(known.inputs, inputs)) return known.value as Value;
  const value = make();
  readings.set(name, { inputs, value });
  return value;
}

/** A list that is made anew each time, as the one that it equals. */
export function keptList<Item>(name: string, items: readonly Item[]): readonly Item[] {
  return keptReading(name, items, () => items);
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((input, index) => input === before[index]);
}
