import type { EvidenceGrade } from '#scoring/assessment.ts';
import { explainDifference } from '#scoring/differences.ts';
import type { Reason, Score } from '#scoring/score.ts';
import { type Both, otherSide, type Side } from './pair-facts.ts';

/** A criterion on which two providers differ, and the one it favors. */
export interface DecidingCriterion {
  readonly criterion: string;
  readonly ahead: Side;
  readonly points: Both<number>;
}

/** Leads of up to this many points (of ten) do not count as a difference. */
export const tooClosePoints = 0.5;

/** Returns the criteria on which two providers differ, sorted by their effect on the scores, largest first. */
export function decidingCriteria(scores: Both<Score>): DecidingCriterion[] {
  return explainDifference(scores[0], scores[1]).flatMap(({ criterion }) => {
    const [first, second] = scores.map(({ reasons }) => reasons.find((each) => each.criterion === criterion));
    // Skip deductions for incidents, which belong to no criterion.
    if (!first || !second) return [];
    const reasons: Both<Reason> = [first, second];
    const ahead = ([0, 1] as const).find(
      (side) => certainLead(reasons[side], reasons[otherSide(side)]) > tooClosePoints,
    );
    return ahead === undefined ? [] : [{ criterion, ahead, points: [first.points ?? 0, second.points ?? 0] }];
  });
}

/**
 * Returns by how many points one provider is certainly ahead of the other: its points rest on strong evidence, and the
 * other would have fewer points even if everything unproven about it turned out well. Returns 0 if one of them has no
 * points.
 */
export function certainLead(own: Reason | undefined, other: Reason | undefined): number {
  if (own?.points === undefined || other?.points === undefined) return 0;
  if (own.evidence !== 'strong' || !hasEvidence(other.evidence)) return 0;
  return own.points - other.best;
}

export function hasEvidence(grade: EvidenceGrade | undefined): boolean {
  return grade === 'strong' || grade === 'weak';
}
