import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertisedAndPaid } from './advertised-and-paid.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

const bought = '2026-11-15';

function of(over: Parameters<typeof samplePlan>[0], years = 3) {
  const plan = samplePlan(over);
  return advertisedAndPaid(plan, planCost(plan, years * 12, bought));
}

describe('the advertised price of a month, held against the paid one', () => {
  test('differs where it renews at a higher price', () => {
    const risen = { months: 27, charged: 94.23, renewal: { charged: 139.08, months: 12 } };
    expect(of(risen)).toEqual({ kind: 'differs', advertised: 3.49, paid: 5.98 });
  });

  test('is the same where every month of the stay costs that', () => {
    expect(of({})).toEqual({ kind: 'same', advertised: 5 });
    expect(of({ months: 1, charged: 5, renewal: 'none' })).toEqual({ kind: 'same', advertised: 5 });
  });

  test.each([
    ['renews at its price', 26, 69.94, { charged: 69.94, months: 26 }, '2031-03-15'],
    ['renews at its price to the cent', 26, 69.94, { charged: 69.99, months: 26 }, '2031-03-15'],
    ['is longer than the stay', 39, 79, { charged: 120, months: 12 }, '2030-02-15'],
    ['is prepaid', 24, 99, 'none', '2030-11-15'],
  ] as const)('is no other price for a plan that %s', (_what, months, charged, renewal, until) => {
    expect(of({ months, charged, renewal })).toMatchObject({ kind: 'paid-ahead', until });
  });

  test('cannot be said where the renewal price is not published', () => {
    expect(of({ renewal: 'unpublished' })).toEqual({ kind: 'unpublished', advertised: 5 });
    expect(of({ renewal: 'unpublished' }, 1)).toEqual({ kind: 'same', advertised: 5 });
    // It is nothing where a plan is sold by the day.
    expect(of({ days: 3, charged: 2, renewal: 'none' })).toBeUndefined();
  });

  test('is never called higher where no later month costs more', () => {
    const plan = fc.record({
      months: fc.integer({ min: 1, max: 40 }),
      charged: fc.integer({ min: 1, max: 300 }),
      isPrepaid: fc.boolean(),
    });
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 5 }), ({ months, charged, isPrepaid }, years) => {
        const found = of({ months, charged, renewal: isPrepaid ? 'none' : { charged, months } }, years);
        expect(found?.kind).toMatch(/^(?:same|paid-ahead)$/);
      }),
    );
  });
});
