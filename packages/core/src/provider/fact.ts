import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { EditorText } from '../locale/words.ts';
import type { Plan } from '../price/plan.ts';
import type { Audit } from './audit.ts';
import type { Incident } from './incident.ts';
import type { LeakTest, SpeedReport, StreamingReport } from './measured-tests.ts';
import type { Quoted } from './quote.ts';

/** The types that the vocabulary assigns to keys. */
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

/** The value type of each fact type. */
export interface FactValues {
  readonly 'yes-no': Answer;
  readonly number: number;
  readonly year: number;
  readonly days: number;
  readonly devices: number | 'unlimited';
  /** ISO 3166 code. */
  readonly country: string;
  readonly 'country-list': readonly string[];
  readonly text: string;
  /** The name of an option of the key. The two lists below also hold option names. */
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

/** An answer about the default and current behavior. 'partial' always has a note that states the conditions. */
export type Answer = boolean | 'partial';

export interface FreePlan {
  readonly available: boolean;
  readonly dataCapGb?: number | 'unlimited' | 'unknown' | undefined;
  readonly countries?: number | undefined;
  readonly devices?: number | 'unlimited' | undefined;
}

/** Kinds of evidence, strongest first. */
export const bases = [
  'court-record',
  'independent-audit',
  'research',
  'dataset',
  'press-report',
  'provider-claim',
] as const;
export type Basis = (typeof bases)[number];

/** The source of a statement, its certainty and its date. */
export interface Evidence extends Quoted {
  readonly basis: Basis;
  /** The date of the source's statement; undefined if the source is undated. */
  readonly asOf?: PartialDate | undefined;
  /** The last day on which the source was read. */
  readonly checked: Day;
  /** For an undated source: the day on which it was first read. Reading it again does not renew it. */
  readonly firstRead?: Day | undefined;
  readonly confidence?: 'low' | undefined;
  readonly sources: readonly string[];
  readonly note?: EditorText | undefined;
}

/** A provider's answer in its own terms, if the label of the option does not tell enough. */
export interface FactWording {
  /** The value that the texts were written for. A check reports it if the fact has another value. */
  readonly is: string;
  /** A full sentence that names the provider and who makes the statement. */
  readonly sentence: LocalizedText;
  /** A few words for tables. */
  readonly short: LocalizedText;
}

/** A value with its evidence, as in files and the open data. It has no type, because the type follows from the key. */
export interface WrittenClaim<T extends FactType = FactType> extends Evidence {
  readonly value: FactValues[T];
  readonly wording?: FactWording | undefined;
  readonly detail?: readonly string[] | undefined;
  /** Set for a list that is known to have more items than we have sources for. */
  readonly incomplete?: true | undefined;
  /** For facts that only a visitor to the servers can check: the date on which an outsider did so, and the source. */
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

// Each of the following is a union with one member per fact type, so that checking `type` narrows `value`.

export type TypedValue<T extends FactType = FactType> = { [K in T]: ValueOf<K> }[T];

/** A value from a source. In the `claims` of a fact, it is a value that differs: shown, but never scored. */
export type Claim<T extends FactType = FactType> = { [K in T]: ClaimOf<K> }[T];

export type KnownFact<T extends FactType = FactType> = { [K in T]: KnownFactOf<K> }[T];

export const unknown = 'unknown';

/** A fact without a reliable source. It is shown as unknown, never as "no", and earns no points. */
export interface UnknownFact<T extends FactType = FactType> {
  readonly value: typeof unknown;
  readonly wording?: FactWording | undefined;
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

/** The state that readers see before the value of a fact. */
export type FactState = 'fresh' | 'stale' | 'unknown';

/** Whether the evidence is weak. An undated source always counts as weak, because it can be of any age. */
export function hasLowConfidence(evidence: Evidence): boolean {
  return evidence.confidence === 'low' || evidence.asOf === undefined;
}
