import type { Day } from '../day/day.ts';
import type { TypedValue, unknown } from '../provider/fact.ts';

/** undefined where the value was written in a form that is no longer read. */
type Held = TypedValue | typeof unknown | undefined;

/** One thing that is said differently since a day. */
export interface ValueChange {
  readonly kind: 'changed';
  readonly day: Day;
  readonly provider: string;
  readonly key: string;
  readonly before: Held;
  readonly after: Held;
}

/** A provider came with all its facts, or went: one entry, not one per fact. */
export interface ProviderChange {
  readonly kind: 'added' | 'removed';
  readonly day: Day;
  readonly provider: string;
}

export type FactChange = ValueChange | ProviderChange;

export interface ChangeHistory {
  /** Newest day first. */
  readonly changes: readonly FactChange[];
  /** false: the project was copied without all of its history, so earlier changes may be missing. */
  readonly isComplete: boolean;
}
