import type { EvidenceGrade } from '#scoring/assessment.ts';
import { explainDifference } from '#scoring/differences.ts';
import type { Reason, Score } from '#scoring/score.ts';
import { type Both, otherSide, type Side } from './pair-facts.ts';

/** A criterion on which two providers differ, and the one it favours. */
export interface DecidingCriterion {
  readonly criterion: string;
  readonly ahead: Side;
  readonly points: Both<number>;
}

/** Less than this many points of ten sets nobody apart. */
export const tooClosePoints = 0.5;

/** The criteria that set two providers apart, those first that move their scores most. */
export function decidingCriteria(scores: Both<Score>): DecidingCriterion[] {
  return explainDifference(scores[0], scores[1]).flatMap(({ criterion }) => {
    const [first, second] = scores.map(({ reasons }) => reasons.find((each) => each.criterion === criterion));
    // What incidents took is no criterion.
    if (!first || !second) return [];
    const reasons: Both<Reason> = [first, second];
    const ahead = ([0, 1] as const).find(
      (side) => leadOf(reasons[side], reasons[otherSide(side)]) > tooClosePoints,
    );
    return ahead === undefined ? [] : [{ criterion, ahead, points: [first.points ?? 0, second.points ?? 0] }];
  });
}

/**
 * How many points one is ahead for certain: its own are well shown, and the other would not have more if everything not
 * shown turned out well. Of whom nothing is known nobody is ahead.
 */
export function leadOf(own: Reason | undefined, other: Reason | undefined): number {
  if (own?.points === undefined || other?.points === undefined) return 0;
  if (own.evidence !== 'strong' || !isShown(other.evidence)) return 0;
  return own.points - other.best;
}

export function isShown(grade: EvidenceGrade | undefined): boolean {
  return grade === 'strong' || grade === 'weak';
}
