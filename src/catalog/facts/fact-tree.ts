/** Where a value stands in a file: keys and list positions from the top. */
export type Path = readonly (string | number)[];

export type Fields = Readonly<Record<string, unknown>>;

export interface PlacedValue {
  readonly path: Path;
  readonly value: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value that should be an object; none when it is not, which the schema reports. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The items of a value that should be a list; none when it is not, which the schema reports. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every value of a tree with its place, the tree itself first. */
export function* everyValue(value: unknown, path: Path = []): Generator<PlacedValue> {
  yield { path, value };
  if (!isFields(value) && !Array.isArray(value)) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [step, inner] of entries) yield* everyValue(inner, [...path, step]);
}

export interface WrittenString {
  readonly path: Path;
  readonly name: string;
  readonly text: string;
}

/** Every field of a file that has one of these names and holds a string, however deep. */
export function stringsNamed(
  { data }: { readonly data: unknown },
  names: readonly string[],
): WrittenString[] {
  return [...everyValue(data)].flatMap(({ path, value }) => {
    const name = path.at(-1);
    if (typeof value !== 'string' || typeof name !== 'string' || !names.includes(name)) return [];
    return [{ path, name, text: value }];
  });
}
