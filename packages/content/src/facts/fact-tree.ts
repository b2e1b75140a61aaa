import { isFields } from '@vpn-site/core/fields/fields.ts';

/** The position of a value in a file: keys and list indexes from the top. */
export type Path = readonly (string | number)[];

export interface PathValue {
  readonly path: Path;
  readonly value: unknown;
}

/** Yields every value of a tree with its path, the tree itself first. */
export function* everyValue(value: unknown, path: Path = []): Generator<PathValue> {
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

/** Returns every string field of a file that has one of these names, at any depth. */
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
