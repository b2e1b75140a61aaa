import { type FactType, factTypes, type TypedValue } from '../provider/fact.ts';

/** How a fact becomes points from 0 to 10; points.ts has one small function for each rule. */
export type ScoringRule =
  | AnswerRule
  | ChoiceRule
  | BestOfRule
  | ShareRule
  | NumberRule
  | KnownRule
  | AuditsRule
  | IncidentsRule
  | StreamingRule
  | CostRule
  | FreePlanRule;

export interface AnswerRule {
  readonly name: 'answer';
  readonly yes: number;
  readonly partial: number;
  readonly no: number;
}

export interface ChoiceRule {
  readonly name: 'choice';
  readonly points: Readonly<Record<string, number>>;
  readonly otherwise: number;
}

export interface BestOfRule {
  readonly name: 'best-of';
  readonly points: Readonly<Record<string, number>>;
  readonly otherwise: number;
  readonly none: number;
  /** Where only these are listed the question does not arise, and nothing is counted. */
  readonly notCounted?: readonly string[] | undefined;
}

export interface ShareRule {
  readonly name: 'share';
  readonly of: readonly string[];
}

export interface NumberRule {
  readonly name: 'number';
  readonly zeroAt: number;
  readonly tenAt: number;
}

export interface KnownRule {
  readonly name: 'known';
  readonly points: number;
}

export interface AuditsRule {
  readonly name: 'audits';
  /** Points of one audit up to so many years old; the first that fits counts. */
  readonly byAge: readonly { readonly years: number; readonly points: number }[];
  readonly older: number;
  /** What is left of the points when nobody outside can read the report. */
  readonly unpublishedFactor: number;
  /** What is left of an audit that only a weak source reports. */
  readonly weakFactor: number;
}

export interface IncidentsRule {
  readonly name: 'incidents';
  /** Points lost per incident, by how it ended. */
  readonly lost: Readonly<Record<string, number>>;
  /** After so many years an incident costs half. */
  readonly halfAfterYears: number;
  /** What is left of the loss when only a weak source reports the incident. */
  readonly weakFactor: number;
}

export interface StreamingRule {
  readonly name: 'streaming';
  readonly works: number;
  readonly mixed: number;
  readonly blocked: number;
  /** Fewer independent reports than this prove nothing. */
  readonly minimumReports: number;
  /** Older reports do not count. */
  readonly withinDays: number;
}

export interface CostRule {
  readonly name: 'cost';
  readonly months: number;
  /** Price per month that gives ten and none, per currency: nothing is converted. */
  readonly scale: Readonly<Record<string, { readonly tenAt: number; readonly zeroAt: number }>>;
}

export interface FreePlanRule {
  readonly name: 'free-plan';
  readonly available: number;
  readonly unlimitedData: number;
  /** Points for a monthly allowance of so many gigabytes or more; less is in proportion. */
  readonly cappedData: { readonly gigabytes: number; readonly points: number };
  readonly countries: { readonly many: number; readonly points: number };
  readonly severalDevices: number;
}

/** The types of facts that each rule can read; 'known' only asks whether there is one. */
export const readableTypes = {
  answer: ['yes-no'],
  choice: ['choice', 'country'],
  'best-of': ['choice-list', 'platform-list'],
  share: ['choice-list', 'platform-list'],
  number: ['number', 'days', 'devices', 'year'],
  known: factTypes,
  audits: ['audits'],
  incidents: ['incidents'],
  streaming: ['streaming'],
  cost: ['plans'],
  'free-plan': ['free-plan'],
} as const satisfies Readonly<Record<ScoringRule['name'], readonly FactType[]>>;

type Readable<N extends ScoringRule['name']> = (typeof readableTypes)[N][number];

export function canRead<N extends ScoringRule['name']>(
  name: N,
  fact: TypedValue,
): fact is TypedValue & TypedValue<Readable<N>> {
  return readableTypes[name].some((type) => type === fact.type);
}
