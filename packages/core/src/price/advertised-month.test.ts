import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertisedMonth, renewalJump, renewalMonth } from './advertised-month.ts';
import type { Plan } from './plan.ts';
import { samplePlan } from './price.fixture.ts';

describe('advertisedMonth', () => {
  test.each<[number | undefined, Partial<Plan>]>([
    [3.49, { months: 27, bonusMonths: 3, charged: 94.23 }],
    [9.99, { months: 1, charged: 9.99 }],
    [2.75, { months: 36, charged: 99, currency: 'EUR' }],
    [417, { months: 12, charged: 5000, currency: 'JPY' }],
    [undefined, { days: 7, charged: 2 }],
  ])('is %s', (expected, over) => {
    expect(advertisedMonth(samplePlan(over))).toBe(expected);
  });
});

describe('renewalMonth', () => {
  test.each([
    [{ charged: 79, months: 36 }, 2.19],
    ['none', undefined],
    ['unpublished', undefined],
  ] as const)('of %j is %d', (renewal, month) => {
    expect(renewalMonth(samplePlan({ renewal }))).toBe(month);
  });
});

describe('renewalJump', () => {
  test('compares months with months, whatever the terms', () => {
    const plan = samplePlan({ months: 24, charged: 71.76, renewal: { charged: 83.88, months: 12 } });
    expect(renewalJump(plan)).toBeCloseTo(6.99 / 2.99, 10);
  });

  test('bonus months that do not come back raise the price', () => {
    const plan = samplePlan({ months: 15, charged: 60, renewal: { charged: 60, months: 12 } });
    expect(renewalJump(plan)).toBe(1.25);
  });

  test.each<[string, Partial<Plan>]>([
    ['an unpublished renewal', { renewal: 'unpublished' }],
    ['a prepaid plan', { renewal: 'none' }],
    ['a plan by the day', { days: 7 }],
    ['a first term for nothing', { charged: 0 }],
  ])('is not known for %s', (_name, over) => {
    expect(renewalJump(samplePlan(over))).toBeUndefined();
  });

  test('is exactly 1 when nothing changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 60 }), (cents, months) => {
        const charged = cents / 100;
        expect(renewalJump(samplePlan({ charged, months, renewal: { charged, months } }))).toBe(1);
      }),
    );
  });
});
