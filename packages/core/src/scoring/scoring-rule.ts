import type { AuditKind } from '../provider/audit.ts';
import type { FactType } from '../provider/fact.ts';
import type { IncidentProof } from '../provider/incident.ts';

/** A rule that turns facts into points from 0 to 10. A value rule reads a single value; the others read several facts. */
export type ScoringRule =
  | ValueRule
  | MeanRule
  | NoLogsRule
  | BestAuditRule
  | MeasuredNumberRule
  | CostRule
  | RenewalJumpRule
  | PanelRule
  | FreePlanRule;

export type ValueRule = AnswerRule | ChoiceRule | BestOfRule | ShareRule | WeightedShareRule | NumberRule;

export interface AnswerRule {
  readonly name: 'answer';
  readonly yes: number;
  readonly partial: number;
  readonly no: number;
}

export interface ChoiceRule {
  readonly name: 'choice';
  readonly points: Readonly<Record<string, number>>;
  /** Set if outsiders cannot check the fact, so that the provider's word alone earns only a share. */
  readonly unseen?: true | undefined;
}

export interface BestOfRule {
  readonly name: 'best-of';
  readonly points: Readonly<Record<string, number>>;
  readonly otherwise: number;
  readonly none: number;
  /** Options that count for nothing. If a provider has only these, the criterion does not apply. */
  readonly notCounted?: readonly string[] | undefined;
}

export interface ShareRule {
  readonly name: 'share';
  readonly of: readonly string[];
}

export interface WeightedShareRule {
  readonly name: 'weighted-share';
  readonly parts: readonly { readonly of: readonly string[]; readonly points: number }[];
}

export interface NumberRule {
  readonly name: 'number';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** The mean of several facts, each judged separately. */
export interface MeanRule {
  readonly name: 'mean';
  readonly parts: readonly { readonly key: string; readonly rule: ValueRule }[];
}

/** Proof that no logs are kept: an audit of the servers, or a demand for data that yielded none. */
export type ProofKind =
  | Extract<AuditKind, 'inspection' | 'assurance' | 'infrastructure'>
  | IncidentProof['kind'];

/** Multiplies the points of the promise by those of the proof by outsiders. Reads logging, audits and incidents. */
export interface NoLogsRule {
  readonly name: 'promise-times-proof';
  readonly promise: Readonly<Record<string, number>>;
  /** Points of a proof with a public report or a confirmation by others (`open`), and without (`closed`). */
  readonly proof: Readonly<Record<ProofKind, { readonly open: number; readonly closed: number }>>;
  /** The share of an audit's points that remains if the auditors examined only test servers. */
  readonly testServers: number;
}

/** Points for the deepest audits of apps and code. */
export interface BestAuditRule {
  readonly name: 'best-audit';
  readonly depth: Readonly<Partial<Record<AuditKind, number>>>;
  /** The share of points that remains if the report is not known to be public. */
  readonly closed: number;
}

/** Combines an advertised number with a measured one. */
export interface MeasuredNumberRule {
  readonly name: 'measured-number';
  /** Max points for the advertised number. */
  readonly list: number;
  readonly measured: number;
  /** The values worth 0 and 10 points, on a logarithmic scale. */
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** The real cost per month over some years, on the cost basis. */
export interface CostRule {
  readonly name: 'cost';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** The factor by which the price per month rises after the first term. */
export interface RenewalJumpRule {
  readonly name: 'renewal-jump';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** The share of a fixed panel of streaming services that worked in independent tests. Untested services count as not working. */
export interface PanelRule {
  readonly name: 'panel';
  readonly of: readonly { readonly service: string; readonly region: string }[];
  readonly works: number;
  readonly mixed: number;
  readonly blocked: number;
  /** The min number of tested services. Fewer tests prove nothing. */
  readonly min: number;
  /** The max age of tests in days; older ones do not count. */
  readonly withinDays: number;
}

export interface FreePlanRule {
  readonly name: 'free-plan';
  readonly available: number;
  readonly unlimitedData: number;
  /** Points for a monthly allowance of at least this many gigabytes. A smaller allowance earns proportionally less. */
  readonly cappedData: { readonly gigabytes: number; readonly points: number };
  readonly countries: { readonly many: number; readonly points: number };
  readonly severalDevices: number;
}

/** The types of the keys that each rule reads, in order. For a mean, they are given for each part. */
export const readableTypes = {
  answer: [['yes-no']],
  choice: [['choice', 'country']],
  'best-of': [['choice-list', 'platform-list']],
  share: [['choice-list', 'platform-list']],
  'weighted-share': [['choice-list', 'platform-list']],
  number: [['number', 'days', 'devices', 'year']],
  'promise-times-proof': [['choice'], ['audits'], ['incidents']],
  'best-audit': [['audits']],
  'measured-number': [['number'], ['number']],
  cost: [['plans']],
  'renewal-jump': [['plans']],
  panel: [['streaming']],
  'free-plan': [['free-plan']],
} as const satisfies Readonly<Record<Exclude<ScoringRule['name'], 'mean'>, readonly (readonly FactType[])[]>>;
