import { fullScore } from './full-score.ts';

/**
 * How well a criterion is known. 'weak': one weak source, no date, past its lifetime, or a list known to be incomplete.
 * 'not-applicable': the question does not arise, so nothing is weighed.
 */
export type EvidenceGrade = 'strong' | 'weak' | 'unknown' | 'not-applicable';

/** What a rule makes of the facts. */
export interface Assessment {
  /** What counts: the value's points times what the evidence leaves of them; undefined where it does not apply. */
  readonly points: number | undefined;
  /** What the value is worth, before doubt. */
  readonly full: number;
  /** What it would be worth if everything not shown turned out well. */
  readonly best: number;
  readonly evidence: EvidenceGrade;
}

/** What nobody has shown earns what the worst answer earns. */
export const nothingShown: Assessment = { points: 0, full: 0, best: fullScore, evidence: 'unknown' };

export const notApplicable: Assessment = { points: undefined, full: 0, best: 0, evidence: 'not-applicable' };

/** A value's points, weighed by the evidence for it. */
export function assessed(full: number, factor: number): Assessment {
  const evidence = gradeOf(factor);
  return { points: full * factor, full, best: evidence === 'unknown' ? fullScore : full, evidence };
}

export function gradeOf(factor: number): EvidenceGrade {
  if (factor === 0) return 'unknown';
  return factor < 1 ? 'weak' : 'strong';
}
