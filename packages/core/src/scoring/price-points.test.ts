import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../price/plan.ts';
import { planCost } from '../price/plan-cost.ts';
import { samplePlan } from '../price/price.fixture.ts';
import { assessPrices, cheapestOnBasis } from './price-points.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import type { CostRule, RenewalJumpRule } from './scoring-rule.ts';

const asOf = '2026-11-15';
const cost: CostRule = { name: 'cost', zeroAt: 12, tenAt: 2 };
const jump: RenewalJumpRule = { name: 'renewal-jump', zeroAt: 3, tenAt: 1 };
const plan = (over: Partial<Plan>): Plan => samplePlan({ renewal: 'none', tax: 'included', ...over });
const perMonth = (...plans: Plan[]) => cheapestOnBasis(plans, sampleMethodology.costBasis)?.perMonth;
const points = (rule: CostRule | RenewalJumpRule, ...plans: Plan[]) =>
  assessPrices(sampleProvider('p', { prices: sampleFact({ type: 'plans', value: plans }) }), rule, {
    methodology: sampleMethodology,
    asOf,
  });

test('one market, currency and tax for all: tax is added where it is left out or nobody says', () => {
  expect(perMonth(plan({}))).toBeCloseTo(5, 10);
  expect(perMonth(plan({ tax: 'excluded' }))).toBeCloseTo(6, 10);
  expect(perMonth(plan({ tax: 'unknown' }))).toBeCloseTo(6, 10);
  expect(perMonth(plan({ currency: 'EUR' }))).toBeCloseTo(5.8, 10);
  expect(perMonth(plan({ currency: 'SEK' }))).toBeUndefined();
  expect(perMonth(plan({ market: 'DE' }))).toBeUndefined();
});

test('whole terms and renewals are counted, and the cheapest plan speaks', () => {
  const trap = plan({ months: 24, charged: 48, renewal: { charged: 120, months: 12 } });
  expect(perMonth(trap)).toBeCloseTo(168 / 36, 10);
  expect(perMonth(trap, plan({ charged: 48 }))).toBeCloseTo(4, 10);
  expect(perMonth(plan({ standard: false }), plan({ days: 3 }))).toBeUndefined();
});

test('the jump is how many times dearer a month becomes', () => {
  expect(points(jump, plan({ renewal: { charged: 120, months: 12 } })).points).toBeCloseTo(5, 10);
  expect(points(jump, plan({ renewal: { charged: 240, months: 12 } })).points).toBe(0);
  expect(points(jump, plan({})).points).toBe(10);
});

test('an unpublished renewal earns nothing, and hiding one lets no other plan speak for all', () => {
  expect(points(cost, plan({ renewal: 'unpublished' }))).toMatchObject({ points: 0, evidence: 'unknown' });
  expect(points(jump, plan({ renewal: 'unpublished' }), plan({})).points).toBe(0);
});

test('points are as old as the plan they rest on, however new the list is', () => {
  const methodology = { ...sampleMethodology, lifetimes: { prices: 120 } };
  const seen = (observed: string) => {
    const value = [plan({ observed }), plan({ charged: 600 })];
    const provider = sampleProvider('p', { prices: sampleFact({ type: 'plans', value }) });
    return assessPrices(provider, cost, { methodology, asOf }).points ?? 0;
  };
  expect(seen('2025-06-01')).toBeLessThan(seen('2026-11-01'));
});

test('the total is that of the bill, whatever the terms', () => {
  const months = fc.integer({ min: 1, max: 60 });
  const amount = fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100);
  const renewal = fc.oneof(fc.constant('none' as const), fc.record({ charged: amount, months }));
  fc.assert(
    fc.property(months, amount, renewal, (term, charged, next) => {
      const sampled = plan({ months: term, charged, renewal: next });
      const bill = planCost(sampled, 36, '2026-01-31');
      expect((perMonth(sampled) ?? 0) * 36).toBeCloseTo(bill.ok ? bill.total : Number.NaN, 6);
    }),
  );
});
