import { contentKey } from '../comparison/content-key.ts';
import { localeCodes } from '../locale/locale-table.ts';

/** Whether two values say the same. Other words for it, another source or a later look are not another value. */
export function sameValue(a: unknown, b: unknown): boolean {
  return contentKey(withoutWords(a)) === contentKey(withoutWords(b));
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => !isWording(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutWords(field)]));
}

/** A text in the languages of the site: descriptions and notes, never an answer. */
function isWording(field: unknown): boolean {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return false;
  const names = Object.keys(field);
  return names.length > 0 && names.every((name) => localeCodes.some((code) => code === name));
}
