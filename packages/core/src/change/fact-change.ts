import { contentKey } from '../comparison/content-key.ts';
import type { Day } from '../day/day.ts';
import { localeCodes } from '../locale/locale-table.ts';
import type { TypedValue, unknown } from '../provider/fact.ts';

/** A recorded value; undefined if it was written in a format that is no longer read. */
type RecordedValue = TypedValue | typeof unknown | undefined;

export interface ValueChange {
  readonly kind: 'changed';
  readonly day: Day;
  readonly provider: string;
  readonly key: string;
  readonly before: RecordedValue;
  readonly after: RecordedValue;
}

/** A provider that was added or removed with all its facts: one entry, not one per fact. */
export interface ProviderChange {
  readonly kind: 'added' | 'removed';
  readonly day: Day;
  readonly provider: string;
}

export type FactChange = ValueChange | ProviderChange;

export interface ChangeHistory {
  /** Sorted by day, newest first. */
  readonly changes: readonly FactChange[];
  /** Whether all changes are listed. Earlier ones may be missing in a checkout without the full git history. */
  readonly isComplete: boolean;
}

/** Whether two values mean the same. New wording, a new source or a later check do not make a different value. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return contentKey(withoutWords(a)) === contentKey(withoutWords(b));
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => !isWording(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutWords(field)]));
}

/** Whether a field is text in the languages of the site: a description or a note, never an answer. */
function isWording(field: unknown): boolean {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return false;
  const names = Object.keys(field);
  return names.length > 0 && names.every((name) => localeCodes.some((code) => code === name));
}
