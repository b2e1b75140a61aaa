/** A cached result. It is wrapped, so that undefined can be cached too. */
interface CachedResult<Value> {
  readonly value: Value;
}

/**
 * Caches the results of a function by key for as long as the program runs. Errors and rejected promises are not cached, so
 * that the next call can succeed.
 */
export function memoize<Args extends readonly unknown[], Value>(
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const results = new Map<string, CachedResult<Value>>();
  return (...args) => getOrCreate(results, keyOf(...args), () => make(...args));
}

/**
 * Caches the results of a function per object for as long as that object is in use. `keyOf` distinguishes several results
 * for one object.
 */
export function memoizePer<Args extends readonly unknown[], Value>(
  ownerOf: (...args: Args) => object,
  make: (...args: Args) => Value,
  keyOf: (...args: Args) => string = () => '',
): (...args: Args) => Value {
  const byOwner = new WeakMap<object, Map<string, CachedResult<Value>>>();
  return (...args) => {
    const owner = ownerOf(...args);
    const results = byOwner.get(owner) ?? new Map<string, CachedResult<Value>>();
    byOwner.set(owner, results);
    return getOrCreate(results, keyOf(...args), () => make(...args));
  };
}

function getOrCreate<Value>(
  results: Map<string, CachedResult<Value>>,
  key: string,
  make: () => Value,
): Value {
  const known = results.get(key);
  if (known) return known.value;
  const value = make();
  results.set(key, { value });
  if (value instanceof Promise) value.catch(() => results.delete(key));
  return value;
}
