import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paidSoFar } from './paid-so-far.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './sample-plan.ts';

const start = '2026-11-15';

describe('what has been paid so far', () => {
  test('is one step for each charge, the first today', () => {
    const { steps, knownUntil } = paidSoFar(samplePlan({ charged: 40.1 }), 36, start);
    expect(steps.map(({ paid }) => paid)).toEqual([40.1, 100.1, 160.1]);
    expect(steps[0]?.at).toBe(0);
    expect(steps[1]?.at).toBeCloseTo(1 / 3, 2);
    expect(knownUntil).toBe(1);
  });

  test('ends with the first term where the renewal price is not published', () => {
    const { steps, knownUntil } = paidSoFar(samplePlan({ renewal: 'unpublished' }), 36, start);
    expect(steps).toEqual([{ at: 0, paid: 60 }]);
    expect(knownUntil).toBeCloseTo(1 / 3, 2);
  });

  test('ends at the total of the plan and never falls', () => {
    const plans = fc.record({ charged: fc.nat(9999), months: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 60 }), ({ charged, months }, stay) => {
        const plan = samplePlan({ charged: charged / 100, months, renewal: { charged: 7.77, months } });
        const { steps } = paidSoFar(plan, stay, start);
        const cost = planCost(plan, stay, start);
        expect(steps.at(-1)?.paid).toBe(cost.ok && cost.total);
        expect(steps).toEqual(steps.toSorted((a, b) => a.paid - b.paid || a.at - b.at));
        expect(steps.every(({ at }) => at >= 0 && at < 1)).toBe(true);
      }),
    );
  });
});
