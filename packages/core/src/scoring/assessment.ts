import { fullScore } from './full-score.ts';

/**
 * The strength of the evidence for a criterion. 'weak': one weak source, no date, past its lifetime, or a list known to be
 * incomplete. 'not-applicable': the question does not arise, so nothing is weighed.
 */
export type EvidenceGrade = 'strong' | 'weak' | 'unknown' | 'not-applicable';

/** The result of applying a rule to the facts. */
export interface Assessment {
  /** The points that count: the points of the value times the evidence factor; undefined if the criterion does not apply. */
  readonly points: number | undefined;
  /** Points of the value, before they are reduced for weak evidence. */
  readonly full: number;
  /** Points if everything that is not proven turned out well. */
  readonly best: number;
  readonly evidence: EvidenceGrade;
}

/** Unproven facts earn as much as the worst answer. */
export const nothingShown: Assessment = { points: 0, full: 0, best: fullScore, evidence: 'unknown' };

export const notApplicable: Assessment = { points: undefined, full: 0, best: 0, evidence: 'not-applicable' };

/** Returns the assessment of a value's points, weighed by its evidence. */
export function assessed(full: number, factor: number): Assessment {
  const evidence = gradeOf(factor);
  return { points: full * factor, full, best: evidence === 'unknown' ? fullScore : full, evidence };
}

export function gradeOf(factor: number): EvidenceGrade {
  if (factor === 0) return 'unknown';
  return factor < 1 ? 'weak' : 'strong';
}
