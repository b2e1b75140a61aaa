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

export function scoreLines([first, second]: Both<Score>): ScoreLines {
  const shown = explainDifference(first, second)
    .map((line) => ({ ...line, contribution: toTenths(line.contribution) }))
    .filter(({ contribution }) => contribution !== 0)
    .slice(0, maxLines);
  const gap = toTenths((first.value ?? 0) - (second.value ?? 0));
  return {
    lines: shown.map(({ criterion, contribution, first: one = 0, second: other = 0 }) => ({
      criterion,
      ahead: contribution > 0 ? 0 : 1,
      by: Math.abs(contribution),
      points: [one, other],
    })),
    rest: toTenths(gap - sum(shown.map(({ contribution }) => contribution))),
    gap,
  };
}

/** Half a tenth is rounded away from nought, so that the pair the other way round gives the same numbers. */
function toTenths(points: number): number {
  const size = roundTo(Math.abs(points), 1);
  return points < 0 && size > 0 ? -size : size;
}
