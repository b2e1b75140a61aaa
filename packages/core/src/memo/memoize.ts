/** A result that was made; in a box of its own, so that undefined can be one. */
interface Made<Value> {
  readonly value: Value;
}

/**
 * The same function, which makes a result once per key and then remembers it for as long as the program runs. What
 * fails is not remembered, whether it throws or is a promise that is rejected: it may work the next time.
 */
export function memoize<Args extends readonly unknown[], Value>(
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const results = new Map<string, Made<Value>>();
  return (...args) => recall(results, keyOf(...args), () => make(...args));
}

/**
 * The same function, which makes a result once per object and then remembers it for as long as that object is in use.
 * Where one object has several results, `keyOf` tells them apart.
 */
export function memoizePer<Args extends readonly unknown[], Value>(
  ownerOf: (...args: Args) => object,
  make: (...args: Args) => Value,
  keyOf: (...args: Args) => string = () => '',
): (...args: Args) => Value {
  const byOwner = new WeakMap<object, Map<string, Made<Value>>>();
  return (...args) => {
    const owner = ownerOf(...args);
    const results = byOwner.get(owner) ?? new Map<string, Made<Value>>();
    byOwner.set(owner, results);
    return recall(results, keyOf(...args), () => make(...args));
  };
}

function recall<Value>(results: Map<string, Made<Value>>, key: string, make: () => Value): Value {
  const known = results.get(key);
  if (known) return known.value;
  const value = make();
  results.set(key, { value });
  if (value instanceof Promise) value.catch(() => results.delete(key));
  return value;
}
