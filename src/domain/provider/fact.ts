import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { FactValue } from './fact-value.ts';

/** How we know: the strongest first. */
export const bases = [
  'court-record',
  'independent-audit',
  'research',
  'dataset',
  'press-report',
  'provider-claim',
] as const;
export type Basis = (typeof bases)[number];

export const unknown = 'unknown';

/** What a source says, how well, and when. */
export interface Evidence {
  readonly basis: Basis;
  /** The date of what the source says; without one, the source is undated. */
  readonly asOf?: PartialDate | undefined;
  /** The day on which the source was read. */
  readonly checked: Day;
  readonly confidence?: 'low' | undefined;
  readonly sources: readonly string[];
}

/** Another value that a source gives. Shown beside the fact, never scored. */
export interface Claim extends Evidence {
  readonly value: FactValue;
  readonly detail?: readonly string[] | undefined;
  readonly note?: LocalizedText | undefined;
}

export interface KnownFact extends Claim {
  readonly claims?: readonly Claim[] | undefined;
}

/** Nobody we would rely on says anything: shown as unknown, never scored, never a "no". */
export interface UnknownFact {
  readonly value: typeof unknown;
  readonly note?: LocalizedText | undefined;
  readonly claims?: readonly Claim[] | undefined;
}

export type Fact = KnownFact | UnknownFact;

export function isKnown(fact: Fact): fact is KnownFact {
  return fact.value !== unknown;
}

/** A source without a date can be any age, so it counts as weak by itself. */
export function hasLowConfidence(fact: Evidence): boolean {
  return fact.confidence === 'low' || fact.asOf === undefined;
}
