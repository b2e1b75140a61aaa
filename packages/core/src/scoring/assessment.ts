import { fullScore } from './full-score.ts';

/**
 * The strength of the evidence for a criterion. 'weak': there is one weak source or no date, the fact is past its lifetime,
 * or a list is known to be incomplete. 'not-applicable': the criterion does not apply to the provider, so it has no weight.
 */
export type EvidenceGrade = 'strong' | 'weak' | 'unknown' | 'not-applicable';

/** The result of applying a rule to the facts. */
export interface Assessment {
  /**
   * The points that count: the points of the value times the evidence factor; undefined if the criterion does not apply.
   */
  readonly points: number | undefined;
  /** The points of the value before the reduction for weak evidence. */
  readonly full: number;
  /** The points if everything unproven turned out well. */
  readonly best: number;
  readonly evidence: EvidenceGrade;
}

/** The assessment without evidence. It earns as much as the worst answer. */
export const unprovenAssessment: Assessment = { points: 0, full: 0, best: fullScore, evidence: 'unknown' };

export const notApplicable: Assessment = { points: undefined, full: 0, best: 0, evidence: 'not-applicable' };

/** Returns the assessment of a value's points, multiplied by a factor for its evidence. */
export function assessed(full: number, factor: number): Assessment {
  const evidence = gradeOf(factor);
  return { points: full * factor, full, best: evidence === 'unknown' ? fullScore : full, evidence };
}

export function gradeOf(factor: number): EvidenceGrade {
  if (factor === 0) return 'unknown';
  return factor < 1 ? 'weak' : 'strong';
}
