import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Weighed, Weighing } from './methodology.ts';

/** A replaced version: its weights and results. Its code was removed. */
export interface RetiredMethodology {
  readonly version: string;
  readonly published: Day;
  readonly criteria: readonly RetiredCriterion[];
  readonly profiles: readonly RetiredProfile[];
  readonly results: RetiredResults;
}

export interface RetiredCriterion extends Weighed {
  readonly label: LocalizedText;
  readonly reason: LocalizedText;
}

export interface RetiredProfile extends Weighing {
  readonly label: LocalizedText;
}

/** Results of a retired version, frozen when it was replaced. */
export interface RetiredResults {
  /** The day for which the ages of facts were computed. */
  readonly asOf: Day;
  readonly asPublished: RetiredRankings;
  /** The results with the same method after later corrections of the facts. */
  readonly correctedFacts?: RetiredRankings | undefined;
  /** The faults of the version, each with the solution of its successor. */
  readonly faults: readonly { readonly before: LocalizedText; readonly now: LocalizedText }[];
}

export interface RetiredRank {
  readonly provider: string;
  readonly rank: number;
  /** The last rank of a range; undefined if the version had no ranges. */
  readonly to?: number | undefined;
  readonly score: number;
}

/** Rankings by profile. */
export type RetiredRankings = Readonly<Record<string, RetiredRanking>>;

export interface RetiredRanking {
  /** The providers in order of rank. Their scores have two decimals. */
  readonly ranked: readonly RetiredRank[];
  readonly unranked: readonly string[];
}
