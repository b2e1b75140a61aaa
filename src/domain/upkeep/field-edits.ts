import type { FactEdit, FactPath, YamlValue } from './proposal.ts';

type FieldEdit = Pick<FactEdit, 'path' | 'value'>;
type Fields = Readonly<Record<string, unknown>>;

/** The smallest edits that make one value of a file into another: what is the same on both sides is not written. */
export function fieldEdits(path: FactPath, before: unknown, after: unknown): FieldEdit[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) return mapEdits(path, before, after);
  if (isListOfMaps(before) && isListOfMaps(after)) return listEdits(path, before, after);
  return [{ path, value: after as YamlValue | undefined }];
}

function mapEdits(path: FactPath, before: Fields, after: Fields): FieldEdit[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldEdits([...path, key], before[key], after[key]),
  );
}

/** Items keep their places; those that are left over go, the last one first, so that no place moves meanwhile. */
function listEdits(path: FactPath, before: readonly Fields[], after: readonly Fields[]): FieldEdit[] {
  const removed = before.slice(after.length).map((_, index) => after.length + index);
  return [
    ...after.flatMap((item, index) => fieldEdits([...path, index], before[index], item)),
    ...removed.toReversed().map((index) => ({ path: [...path, index], value: undefined })),
  ];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty list has no items to compare: it is written as a whole. */
function isListOfMaps(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}
