import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { Weighed, Weighing } from './methodology.ts';

/** A version that was replaced: what it weighed, and what came of it. The code that computed it is gone. */
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

/** Frozen when the version was replaced; they never change. */
export interface RetiredResults {
  /** The day on which the facts were judged. */
  readonly asOf: Day;
  readonly asPublished: RetiredRankings;
  /** The same method with the facts as they were corrected afterwards. */
  readonly correctedFacts?: RetiredRankings | undefined;
}

/** By profile. */
export type RetiredRankings = Readonly<Record<string, RetiredRanking>>;

export interface RetiredRanking {
  /** In order; a score has two decimals. */
  readonly ranked: readonly { readonly provider: string; readonly rank: number; readonly score: number }[];
  readonly unranked: readonly string[];
}
