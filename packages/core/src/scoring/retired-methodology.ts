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
}

/** Rankings by profile. */
export type RetiredRankings = Readonly<Record<string, RetiredRanking>>;

export interface RetiredRanking {
  /** In order of rank; scores have two decimals. */
  readonly ranked: readonly { readonly provider: string; readonly rank: number; readonly score: number }[];
  readonly unranked: readonly string[];
}
