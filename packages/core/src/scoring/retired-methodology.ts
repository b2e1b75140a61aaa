import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Weighed, Weighing } from './methodology.ts';

/** A replaced version: its weights and results. The code that computed it is gone. */
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
  /** The day on which the facts were judged. */
  readonly asOf: Day;
  readonly asPublished: RetiredRankings;
  /** The same method with later corrections of the facts. */
  readonly correctedFacts?: RetiredRankings | undefined;
  /** The faults of the version, each with what its successor does instead. */
  readonly faults: readonly { readonly before: LocalizedText; readonly now: LocalizedText }[];
}

/** A rank in a retired ranking. */
export interface RetiredRank {
  readonly provider: string;
  readonly rank: number;
  /** The last rank of a range; undefined where the version gave one rank. */
  readonly to?: number | undefined;
  readonly score: number;
}

/** Rankings by profile. */
export type RetiredRankings = Readonly<Record<string, RetiredRanking>>;

export interface RetiredRanking {
  /** In order of rank; scores have two decimals. */
  readonly ranked: readonly RetiredRank[];
  readonly unranked: readonly string[];
}
