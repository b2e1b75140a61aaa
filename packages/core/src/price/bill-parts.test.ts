import { expect, test } from 'vitest';
import { billParts } from './bill-parts.ts';
import type { Plan } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

const parts = (plan: Partial<Plan>) => {
  const sample = samplePlan(plan);
  return billParts(sample, planCost(sample, 36, '2026-11-15')).map(({ kind, amount }) => [kind, amount]);
};

test('what comes after the first term is told apart by its price', () => {
  expect(parts({ charged: 60 })).toEqual([
    ['first', 60],
    ['same', 120],
  ]);
  expect(parts({ charged: 50, months: 24, renewal: { charged: 60, months: 12 } })).toEqual([
    ['first', 50],
    ['higher', 60],
  ]);
  // 69.99 over 26 months gives a rounded monthly price: it is the same price, bought again.
  expect(parts({ charged: 69.99, months: 26, renewal: { charged: 69.99, months: 26 } })[1]?.[0]).toBe('same');
});

test('what is prepaid is paid again at its price, and enough is enough', () => {
  expect(parts({ charged: 5, months: 1, renewal: 'none' })).toEqual([
    ['first', 5],
    ['same', 175],
  ]);
  expect(parts({ charged: 99, months: 36 })).toEqual([['first', 99]]);
});

test('what nobody publishes has no second part', () => {
  expect(parts({ charged: 60, renewal: 'unpublished' })).toEqual([['first', 60]]);
});
