import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Plan } from '../price/plan.ts';

/** By default, today. 'partial' always has a note that says when it holds. */
export type Answer = boolean | 'partial';

export interface Audit {
  readonly auditor: string;
  readonly scope: LocalizedText;
  /** What the audit left out, where its source says so; its absence says nothing. */
  readonly notInScope?: LocalizedText | undefined;
  /** Another product of the company was audited, not the VPN: worth knowing, not worth points. */
  readonly otherProduct?: true | undefined;
  readonly date: PartialDate;
  readonly reportPublic: boolean | 'unknown';
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

export interface Incident {
  readonly date: PartialDate;
  readonly summary: LocalizedText;
  readonly outcome: (typeof incidentOutcomes)[number];
  readonly confidence?: 'low' | undefined;
  readonly source: string;
}

export interface StreamingReport {
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

export interface FreePlan {
  readonly available: boolean;
  readonly dataCapGb?: number | 'unlimited' | 'unknown' | undefined;
  readonly countries?: number | undefined;
  readonly devices?: number | 'unlimited' | undefined;
}

/** What a fact may hold; which form a key has is its type in the vocabulary. */
export type FactValue =
  | boolean
  | number
  | string
  | readonly string[]
  | FreePlan
  | readonly Audit[]
  | readonly Incident[]
  | readonly StreamingReport[]
  | readonly SpeedReport[]
  | readonly Plan[];
