import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestPlan } from './cheapest-plan.ts';
import { headlinePlan } from './headline-plan.ts';
import { samplePlan } from './sample-plan.ts';

const start = '2026-11-15';

describe('headlinePlan', () => {
  test('is the plan that really costs least, not the one with the lowest first price', () => {
    const lure = samplePlan({ id: 'lure', charged: 30, renewal: { charged: 120, months: 12 } });
    const steady = samplePlan({ id: 'steady' });
    expect(headlinePlan([lure, steady], 24, start)?.id).toBe('steady');
  });

  test('is the lowest advertised month where no cost is known', () => {
    const monthly = samplePlan({ id: 'monthly', months: 1, charged: 6, renewal: 'unpublished' });
    const annual = samplePlan({ id: 'annual', charged: 60, renewal: 'unpublished' });
    const weekly = samplePlan({ id: 'weekly', days: 7, charged: 2, renewal: 'unpublished' });
    expect(headlinePlan([weekly, monthly, annual], 36, start)?.id).toBe('annual');
  });

  test('leaves out what a partner sells and what another currency costs', () => {
    const own = samplePlan({ id: 'own', renewal: 'unpublished' });
    const second = samplePlan({ id: 'second', charged: 66, renewal: 'unpublished' });
    const partner = samplePlan({ id: 'partner', charged: 1, renewal: 'unpublished', standard: false });
    const foreign = samplePlan({ id: 'foreign', charged: 1, renewal: 'unpublished', currency: 'EUR' });
    expect(headlinePlan([partner, foreign, second, own], 36, start)?.id).toBe('own');
  });

  test('there is none without a plan by the month', () => {
    expect(headlinePlan([], 36, start)).toBeUndefined();
    expect(headlinePlan([samplePlan({ days: 7, renewal: 'unpublished' })], 36, start)).toBeUndefined();
  });

  test('agrees with the real cost wherever one is known', () => {
    const plan = fc
      .record({ months: fc.integer({ min: 1, max: 36 }), charged: fc.integer({ min: 1, max: 300 }) })
      .map(({ months, charged }) =>
        samplePlan({ id: `${months}-${charged}`, months, charged, renewal: 'none' }),
      );
    fc.assert(
      fc.property(fc.array(plan, { minLength: 1, maxLength: 6 }), (plans) => {
        expect(headlinePlan(plans, 36, start)).toEqual(cheapestPlan(plans, 36, start)?.plan);
      }),
    );
  });
});
