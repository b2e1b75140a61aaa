import type { EvidenceGrade } from '../../scoring/assessment.ts';
import { explainDifference } from '../../scoring/differences.ts';
import type { Score } from '../../scoring/score.ts';
import type { Both, Side } from './pair-facts.ts';

/** A criterion on which two providers differ, and the one it favours. */
export interface DecidingCriterion {
  readonly criterion: string;
  readonly ahead: Side;
  readonly points: Both<number>;
}

/** Less than this many points of ten sets nobody apart. */
export const tooClosePoints = 0.5;

/**
 * The criteria that set two providers apart, the strongest first. Only those of which something is known of both: what
 * nobody has shown of one of them costs it points, but says nothing about which is better.
 */
export function decidingCriteria(scores: Both<Score>): DecidingCriterion[] {
  const [first, second] = scores;
  return explainDifference(first, second).flatMap(
    ({ criterion, contribution, first: one, second: other }) => {
      if (one === undefined || other === undefined) return [];
      if (!scores.every((score) => isShown(gradeIn(score, criterion)))) return [];
      if (Math.abs(one - other) <= tooClosePoints) return [];
      // Where something does not apply to one of them, the same points weigh more for it.
      const isDecisive = Math.sign(one - other) === Math.sign(contribution);
      return isDecisive ? [{ criterion, ahead: one > other ? 0 : 1, points: [one, other] }] : [];
    },
  );
}

/** Undefined for what incidents took, which is no criterion. */
function gradeIn({ reasons }: Score, criterion: string): EvidenceGrade | undefined {
  return reasons.find((reason) => reason.criterion === criterion)?.evidence;
}

export function isShown(grade: EvidenceGrade | undefined): boolean {
  return grade === 'strong' || grade === 'weak';
}
