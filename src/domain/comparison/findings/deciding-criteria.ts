import { explainDifference } from '../../scoring/differences.ts';
import type { Score } from '../../scoring/score.ts';
import type { Both, Side } from './pair-facts.ts';

/** A criterion on which two providers differ, and the one it favours. */
export interface DecidingCriterion {
  readonly criterion: string;
  readonly ahead: Side;
  readonly points: Both<number>;
}

/**
 * The criteria that set two providers apart, the strongest first. Only those that fresh facts of both decide: what
 * nobody knows of one of them says nothing about which is better. Where the same points weigh differently, because
 * one rests on weak evidence, the providers do not differ in the matter itself.
 */
export function decidingCriteria([first, second]: Both<Score>): DecidingCriterion[] {
  return explainDifference(first, second).flatMap((difference) => {
    const { criterion, contribution, first: one, second: other } = difference;
    if (one === undefined || other === undefined) return [];
    const isDecisive = Math.sign(one - other) === Math.sign(contribution);
    return isDecisive ? [{ criterion, ahead: one > other ? 0 : 1, points: [one, other] }] : [];
  });
}
