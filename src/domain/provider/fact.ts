import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Plan } from '../price/plan.ts';
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

/** What outsiders looked at. The first three can prove that no logs are kept; of the others, the deepest look counts. */
export const auditKinds = [
  /** Engineers looked at servers for logs. */
  'inspection',
  /** Accountants confirmed the provider's statement (ISAE 3000). */
  'assurance',
  /** Servers, or a copy of them, were tested for security. */
  'infrastructure',
  'apps-source',
  'apps-unstated',
  /** One app, a protocol or an account system; with its source code, or without a word on it. */
  'part-source',
  'part-unstated',
  /** A standard list of points, such as MASA or ISO. */
  'checklist',
  /** Another product of the company, not the VPN: worth knowing, not worth points. */
  'other-product',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface Audit {
  readonly auditor: string;
  readonly kind: AuditKind;
  readonly scope: LocalizedText;
  /** What the audit left out, where its source says so; its absence says nothing. */
  readonly notInScope?: LocalizedText | undefined;
  readonly date: PartialDate;
  readonly reportPublic: boolean | 'unknown';
  /** Where the report, or what was published of it, can be read. */
  readonly reportAt?: string | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export const incidentOutcomes = [
  'clean',
  'customer-data-safe',
  'data-exposed',
  'service-limited',
  'unknown',
] as const;

/** What customers lost by it, the worst first. */
export const incidentHarms = [
  /** The provider gave out, or was shown to keep, what it had promised not to have. */
  'handed-over',
  'exposed-wide',
  /** Some customers, or some of their traffic. */
  'exposed-part',
  /** Someone got into its systems; no customer data is known to be lost. */
  'break-in',
  /** Customers could be linked or watched through a weakness, since repaired. */
  'flaw',
  /** A finding or settlement about the company or its leaders. */
  'conduct',
  /** Blocks and bans, theft of company money, open lawsuits, unproven claims, searches that found nothing. */
  'none',
] as const;
export type IncidentHarm = (typeof incidentHarms)[number];

/** How the public learned of it: kept back is known for over 90 days and not told. */
export const incidentTellings = ['itself-within-30-days', 'answered', 'kept-back'] as const;
export type IncidentTelling = (typeof incidentTellings)[number];

/** Somebody tried to get data and got none. */
export const incidentProofs = ['warrant', 'demand'] as const;

export interface IncidentProof {
  readonly kind: (typeof incidentProofs)[number];
  /** Whether somebody other than the provider says so. */
  readonly confirmed: boolean;
}

export interface Incident {
  readonly date: PartialDate;
  readonly summary: LocalizedText;
  readonly outcome: (typeof incidentOutcomes)[number];
  readonly harm: IncidentHarm;
  /** Always said where there was harm. */
  readonly told?: IncidentTelling | undefined;
  /** When the public learned of it, where that is not the day on which it happened. */
  readonly known?: PartialDate | undefined;
  readonly proof?: IncidentProof | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export interface StreamingReport {
  /** Who tested; a provider's claim has none. */
  readonly tester?: string | undefined;
  readonly service: string;
  readonly region?: string | undefined;
  readonly result: 'works' | 'mixed' | 'blocked';
  readonly claim: 'independently-reported' | 'provider-claim';
  readonly asOf?: PartialDate | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export interface SpeedReport {
  readonly tester: string;
  readonly metric: LocalizedText;
  readonly value: number;
  readonly unit: string;
  readonly conditions: LocalizedText;
  readonly asOf?: PartialDate | undefined;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export const leakKinds = ['dns', 'ipv4', 'ipv6', 'webrtc'] as const;

/** Whether somebody's test saw traffic or addresses beside the tunnel. */
export interface LeakTest {
  readonly tester: string;
  readonly leak: (typeof leakKinds)[number];
  readonly result: 'passed' | 'failed';
  readonly asOf: PartialDate;
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

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
  readonly note?: LocalizedText | undefined;
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
  readonly note?: LocalizedText | undefined;
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
