import { expect, test } from 'vitest';
import { billParts } from './bill-parts.ts';
import type { Plan } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

const parts = (plan: Partial<Plan>) => {
  const sample = samplePlan(plan);
  const found = billParts(sample, planCost(sample, 36, '2026-11-15'));
  return found.map(({ kind, amount }) => `${kind} ${amount}`).join(', ');
};

test.each([
  [{ charged: 60 }, 'first 60, same 120'],
  [{ charged: 50, months: 24, renewal: { charged: 60, months: 12 } }, 'first 50, higher 60'],
  // The price of a month is rounded, but it is the same price, bought again.
  [{ charged: 69.99, months: 26, renewal: { charged: 69.99, months: 26 } }, 'first 69.99, same 69.99'],
  [{ charged: 5, months: 1, renewal: 'none' as const }, 'first 5, same 175'],
  [{ charged: 99, months: 36 }, 'first 99'],
  [{ charged: 60, renewal: 'unpublished' as const }, 'first 60'],
])('of %j are %s', (plan, expected) => {
  expect(parts(plan)).toBe(expected);
});
