/** An object of a data file, before its shape is known. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields of a value that should be an object; no fields if it is not. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Returns the items of a value that should be a list; no items if it is not. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a value that should be a string; undefined if it is not. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
