import type { AuditKind } from '../provider/audit.ts';
import type { FactType } from '../provider/fact.ts';
import type { IncidentProof } from '../provider/incident.ts';

/** How facts become points from 0 to 10. A rule that reads a single value is a value rule; the others read several facts. */
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
  /** Nobody outside can see it: by the provider's word alone only a share counts. */
  readonly unseen?: true | undefined;
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

export interface WeightedShareRule {
  readonly name: 'weighted-share';
  readonly parts: readonly { readonly of: readonly string[]; readonly points: number }[];
}

export interface NumberRule {
  readonly name: 'number';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** Several facts, each judged by itself. */
export interface MeanRule {
  readonly name: 'mean';
  readonly parts: readonly { readonly key: string; readonly rule: ValueRule }[];
}

/** What proves that no logs are kept: an audit of the servers, or somebody who came for data and got none. */
export type ProofKind =
  | Extract<AuditKind, 'inspection' | 'assurance' | 'infrastructure'>
  | IncidentProof['kind'];

/** What was promised, times what outsiders have shown of it. Reads logging, audits and incidents. */
export interface NoLogsRule {
  readonly name: 'promise-times-proof';
  readonly promise: Readonly<Record<string, number>>;
  /** Points where everyone can read the report or others confirm it, and where not. */
  readonly proof: Readonly<Record<ProofKind, { readonly open: number; readonly closed: number }>>;
}

/** How deep outsiders looked into apps and code. */
export interface BestAuditRule {
  readonly name: 'best-audit';
  readonly depth: Readonly<Partial<Record<AuditKind, number>>>;
  /** What is left where the report cannot be read by everyone, or nobody knows whether it can. */
  readonly closed: number;
}

/** Reads what is advertised and what others measured. */
export interface MeasuredNumberRule {
  readonly name: 'measured-number';
  /** At most, for what is advertised. */
  readonly list: number;
  readonly measured: number;
  /** On a logarithmic scale. */
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** What a month really costs over years, on the cost basis. */
export interface CostRule {
  readonly name: 'cost';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** How many times dearer a month becomes when the first term ends. */
export interface RenewalJumpRule {
  readonly name: 'renewal-jump';
  readonly zeroAt: number;
  readonly tenAt: number;
}

/** The share of a fixed panel that played in somebody else's tests. What was not tested counts as not playing. */
export interface PanelRule {
  readonly name: 'panel';
  readonly of: readonly { readonly service: string; readonly region: string }[];
  readonly works: number;
  readonly mixed: number;
  readonly blocked: number;
  /** Fewer tested than this prove nothing. */
  readonly min: number;
  /** Older tests do not count. */
  readonly withinDays: number;
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

/** The types of the keys that each rule reads, in their order; a mean has its own by part. */
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
