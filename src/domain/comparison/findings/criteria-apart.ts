import { explainDifference } from '../../scoring/explain-difference.ts';
import type { Score } from '../../scoring/score.ts';
import type { Both, Side } from './pair-facts.ts';

/** A criterion that moves two scores apart, and whom it favours. */
export interface CriterionApart {
  readonly criterion: string;
  readonly ahead: Side;
  readonly points: Both<number>;
}

/**
 * The criteria that set two providers apart, the strongest first. Only those that fresh facts of both decide: what
 * nobody knows of one of them says nothing about which is better. Where the same points weigh differently, because
 * one rests on weak evidence, the providers do not differ in the matter itself.
 */
export function criteriaApart([first, second]: Both<Score>): CriterionApart[] {
  return explainDifference(first, second).flatMap((difference) => {
    const { criterion, contribution, first: one, second: other } = difference;
    if (one === undefined || other === undefined) return [];
    const isFelt = Math.sign(one - other) === Math.sign(contribution);
    return isFelt ? [{ criterion, ahead: one > other ? 0 : 1, points: [one, other] }] : [];
  });
}
