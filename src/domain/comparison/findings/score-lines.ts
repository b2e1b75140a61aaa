import { explainDifference } from '../../scoring/differences.ts';
import { roundTo, sum } from '../../scoring/full-score.ts';
import type { Score } from '../../scoring/score.ts';
import type { Both, Side } from './pair-facts.ts';

/** One thing that moves two scores apart: a criterion, or what incidents took. */
export interface ScoreLine {
  /** The criterion, or the line of the deduction. */
  readonly criterion: string;
  readonly ahead: Side;
  /** By how much, in points of the score with one decimal. */
  readonly by: number;
  /** The points of both; of the deduction what was taken. */
  readonly points: Both<number>;
}

/** Why one score is above the other. The lines for the one and against the other add up to the gap. */
export interface ScoreLines {
  /** The strongest by themselves, in their order. */
  readonly lines: readonly ScoreLine[];
  /** What everything else comes to together, and the whole; above nought where it speaks for the first. */
  readonly rest: number;
  readonly gap: number;
}

const maxLines = 5;
const tenths = 1;

export function scoreLines([first, second]: Both<Score>): ScoreLines {
  const shown = explainDifference(first, second)
    .map((line) => ({ ...line, by: roundTo(line.contribution, tenths) }))
    .filter(({ by }) => by !== 0)
    .slice(0, maxLines);
  const gap = roundTo((first.value ?? 0) - (second.value ?? 0), tenths);
  return {
    lines: shown.map(({ criterion, by, first: one = 0, second: other = 0 }) => ({
      criterion,
      ahead: by > 0 ? 0 : 1,
      by: Math.abs(by),
      points: [one, other],
    })),
    rest: roundTo(gap - sum(shown.map(({ by }) => by)), tenths),
    gap,
  };
}
