import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';
import type { Plan } from '../price/plan.ts';
import type { Audit } from './audit.ts';
import type { Incident } from './incident.ts';
import type { LeakTest, SpeedReport, StreamingReport } from './measured-tests.ts';
import type { Quoted } from './quote.ts';

/** The type that the vocabulary gives to each key. */
export const factTypes = [
  'yes-no',
  'number',
  'year',
  'days',
  'devices',
  'country',
  'country-list',
  'text',
  'choice',
  'choice-list',
  'platform-list',
  'audits',
  'incidents',
  'streaming',
  'speed-reports',
  'leak-tests',
  'plans',
  'free-plan',
] as const;
export type FactType = (typeof factTypes)[number];

/** What a fact of each type holds. */
export interface FactValues {
  readonly 'yes-no': Answer;
  readonly number: number;
  readonly year: number;
  readonly days: number;
  readonly devices: number | 'unlimited';
  /** A code of ISO 3166. */
  readonly country: string;
  readonly 'country-list': readonly string[];
  readonly text: string;
  /** A name among the options of the key, as in the two lists below. */
  readonly choice: string;
  readonly 'choice-list': readonly string[];
  readonly 'platform-list': readonly string[];
  readonly audits: readonly Audit[];
  readonly incidents: readonly Incident[];
  readonly streaming: readonly StreamingReport[];
  readonly 'speed-reports': readonly SpeedReport[];
  readonly 'leak-tests': readonly LeakTest[];
  readonly plans: readonly Plan[];
  readonly 'free-plan': FreePlan;
}

export type FactValue = FactValues[FactType];

/** By default, today. 'partial' always has a note that says when it holds. */
export type Answer = boolean | 'partial';

export interface FreePlan {
  readonly available: boolean;
  readonly dataCapGb?: number | 'unlimited' | 'unknown' | undefined;
  readonly countries?: number | undefined;
  readonly devices?: number | 'unlimited' | undefined;
}

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

/** Who says something, how well it is known, and when it was said. */
export interface Evidence extends Quoted {
  readonly basis: Basis;
  /** The date of what the source says; without one, the source is undated. */
  readonly asOf?: PartialDate | undefined;
  /** The day on which the source was read. */
  readonly checked: Day;
  /** Where the source has no date: the day on which it was read for the first time. Reading it again renews nothing. */
  readonly firstRead?: Day | undefined;
  readonly confidence?: 'low' | undefined;
  readonly sources: readonly string[];
  readonly note?: EditorText | undefined;
}

/** A value that a source gives, as it is written in files and published: without its type. */
export interface WrittenClaim<T extends FactType = FactType> extends Evidence {
  readonly value: FactValues[T];
  readonly detail?: readonly string[] | undefined;
  /** Of a list: there is more than we could source. */
  readonly incomplete?: true | undefined;
  /** Of what only a visitor to the servers can see: when an outsider did. */
  readonly outsider?: { readonly date: PartialDate; readonly source: string } | undefined;
}

interface ValueOf<K extends FactType> {
  readonly type: K;
  readonly value: FactValues[K];
}

interface ClaimOf<K extends FactType> extends WrittenClaim<K>, ValueOf<K> {}

interface KnownFactOf<K extends FactType> extends ClaimOf<K> {
  readonly claims?: readonly Claim<K>[] | undefined;
}

// Each of the following is a union with one member per type of fact, so that looking at `type` tells what `value` holds.

/** A value with its type. */
export type TypedValue<T extends FactType = FactType> = { [K in T]: ValueOf<K> }[T];

/** A value that a source gives. Beside a fact it is another one than the fact's: shown, never scored. */
export type Claim<T extends FactType = FactType> = { [K in T]: ClaimOf<K> }[T];

export type KnownFact<T extends FactType = FactType> = { [K in T]: KnownFactOf<K> }[T];

export const unknown = 'unknown';

/** Nobody we would rely on says anything: shown as unknown, never a "no", and worth nothing. */
export interface UnknownFact<T extends FactType = FactType> {
  readonly value: typeof unknown;
  readonly note?: EditorText | undefined;
  readonly claims?: readonly Claim<T>[] | undefined;
}

export type Fact<T extends FactType = FactType> = KnownFact<T> | UnknownFact<T>;

export function isKnown<T extends FactType>(fact: Fact<T>): fact is KnownFact<T> {
  return fact.value !== unknown;
}

export function isOfType<T extends FactType>(fact: KnownFact, type: T): fact is KnownFact & KnownFact<T> {
  return fact.type === type;
}

/** What readers are told of a fact before its value. */
export type FactState = 'fresh' | 'stale' | 'unknown';

/** A source without a date can be any age, so it counts as weak by itself. */
export function hasLowConfidence(evidence: Evidence): boolean {
  return evidence.confidence === 'low' || evidence.asOf === undefined;
}
