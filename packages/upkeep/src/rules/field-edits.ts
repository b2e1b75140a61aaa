import { type Fields, isFields } from '@vpn-site/core/fields/fields.ts';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { changedPaths } from './edited-facts.ts';

type FieldEdit = Pick<FactEdit, 'path' | 'value'>;

/** Returns the smallest edits that turn one value into another. Equal parts are not written. */
export function fieldEdits(path: FactPath, before: unknown, after: unknown): FieldEdit[] {
  if (changedPaths(before, after).length === 0) return [];
  if (isFields(before) && isFields(after)) return mapEdits(path, before, after);
  if (isListOfMaps(before) && isListOfMaps(after)) return listEdits(path, before, after);
  return [{ path, value: after as YamlValue | undefined }];
}

function mapEdits(path: FactPath, before: Fields, after: Fields): FieldEdit[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldEdits([...path, key], before[key], after[key]),
  );
}

/**
 * Returns the edits of a list. Items stay at their positions. Surplus items are removed from the end, so that no position
 * changes meanwhile.
 */
function listEdits(path: FactPath, before: readonly Fields[], after: readonly Fields[]): FieldEdit[] {
  const removed = before.slice(after.length).map((_, index) => after.length + index);
  return [
    ...after.flatMap((item, index) => fieldEdits([...path, index], before[index], item)),
    ...removed.toReversed().map((index) => ({ path: [...path, index], value: undefined })),
  ];
}

/** Whether a value is a nonempty list of maps. An empty list is written as a whole, because it has no items to compare. */
function isListOfMaps(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}
