import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../day/day.ts';
import { fromMinor, toMinor } from './money.ts';
import type { Plan, Renewal } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

const amount = fc.nat(50_000).map((cents) => cents / 100);
const someMonths = fc.integer({ min: 1, max: 60 });
const someDay = fc.nat(4000).map((days) => addDays('2024-01-01', days));
const term = fc.oneof(
  fc.record({ months: someMonths }),
  fc.record({ days: fc.integer({ min: 1, max: 60 }) }),
);
const renewal = fc.oneof<fc.Arbitrary<Renewal>[]>(
  fc.constantFrom('none', 'unpublished'),
  fc.record({ charged: amount, months: someMonths }),
);
const somePlan = fc
  .record({ charged: amount, term, renewal, currency: fc.constantFrom('USD', 'EUR', 'PLN') })
  .map(({ term: length, ...plan }) => samplePlan({ ...plan, ...length }));

function always(predicate: (plan: Plan, months: number, start: Day) => void): void {
  fc.assert(fc.property(somePlan, someMonths, someDay, predicate));
}

describe('for any plan, horizon and day', () => {
  test('the total is the sum of the charges and is never negative', () => {
    always((plan, months, start) => {
      const cost = planCost(plan, months, start);
      if (!cost.ok) return;
      const sum = cost.charges.reduce((cents, charge) => cents + toMinor(charge.amount, plan.currency), 0);
      expect(cost.total).toBe(fromMinor(sum, plan.currency));
      expect(cost.total).toBeGreaterThanOrEqual(0);
      expect(cost.perMonth).toBeGreaterThanOrEqual(0);
      const { monthsBought } = cost;
      expect(monthsBought).toBeGreaterThanOrEqual(months);
      expect(addMonths(start, monthsBought) <= cost.paidUntil).toBe(true);
      expect(addMonths(start, monthsBought + 1) > cost.paidUntil).toBe(true);
      const rounding = 0.005 * monthsBought + 1e-6;
      expect(Math.abs(cost.perMonth * monthsBought - cost.total)).toBeLessThanOrEqual(rounding);
    });
  });

  test('staying longer never costs less', () => {
    fc.assert(
      fc.property(somePlan, someMonths, someMonths, someDay, (plan, months, more, start) => {
        const shorter = planCost(plan, months, start);
        const longer = planCost(plan, months + more, start);
        if (longer.ok) expect(shorter.ok && shorter.total <= longer.total).toBe(true);
      }),
    );
  });

  test('only what renews by itself has a day to cancel by, and it is before any renewal', () => {
    always((plan, months, start) => {
      const cost = planCost(plan, months, start);
      expect(cost.cancelBy === undefined).toBe(plan.renewal === 'none');
      const renewed = cost.ok ? cost.charges.find(({ kind }) => kind === 'renewal') : undefined;
      if (renewed !== undefined) expect(cost.cancelBy).toBe(addDays(renewed.date, -1));
    });
  });
});
