import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinor } from './money.ts';
import type { Plan } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';
import { chargeWithTax, planWithPossibleTax, planWithTax } from './with-tax.ts';

const start = '2026-11-16';
const polish = { percent: 23, addToUnknown: false };

describe('tax on one charge', () => {
  test.each([
    [94.23, 'USD', 23, 115.9],
    [0.5, 'USD', 23, 0.62],
    [1001, 'JPY', 10, 1101],
  ])(
    '%d %s with %i%% is %d: halves of the smallest unit are rounded up',
    (charged, currency, percent, taxed) => {
      expect(chargeWithTax(charged, currency, percent)).toBe(taxed);
    },
  );
});

describe('a plan with tax', () => {
  const plan = samplePlan({
    months: 27,
    charged: 94.23,
    renewal: { charged: 139.08, months: 12 },
    reference: { charged: 100, origin: 'provider' },
    tax: 'excluded',
  });

  test('has it in every amount, and remembers the first one without it', () => {
    expect(planWithTax(plan, polish)).toMatchObject({
      charged: 115.9,
      renewal: { charged: 171.07, months: 12 },
      reference: { charged: 123 },
      addedTax: { percent: 23, before: 94.23 },
    });
  });

  test('stays as it is where tax is in the price', () => {
    const included: Plan = { ...plan, tax: 'included' };
    expect(planWithTax(included, { percent: 23, addToUnknown: true })).toBe(included);
  });

  test('gets tax that a page does not mention only where that is asked for', () => {
    const silent: Plan = { ...plan, tax: 'unknown' };
    expect(planWithTax(silent, polish)).toEqual({ ...silent, possibleTax: 23 });
    expect(planWithPossibleTax(planWithTax(silent, polish))).toMatchObject({
      charged: 115.9,
      renewal: { charged: 171.07, months: 12 },
    });
    expect(planWithTax(silent, { percent: 20, addToUnknown: true }).charged).toBe(113.08);
  });
});

const amounts = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
const percents = fc.integer({ min: 0, max: 60 });
const terms = fc.integer({ min: 1, max: 40 });

describe('whatever the plan', () => {
  test('a total is the sum of charges that each are within half a cent of the tax', () => {
    fc.assert(
      fc.property(amounts, amounts, terms, terms, percents, (charged, again, months, next, percent) => {
        const renewal = { charged: again, months: next };
        const plan = samplePlan({ months, charged, renewal, tax: 'excluded' });
        const [bare, taxed] = [plan, planWithTax(plan, { percent, addToUnknown: false })].map((each) =>
          planCost(each, 36, start),
        );
        if (!bare?.ok || !taxed?.ok) throw new Error('Both renewals are known.');
        const sum = taxed.charges.reduce((cents, { amount }) => cents + toMinor(amount, 'USD'), 0);
        expect(toMinor(taxed.total, 'USD')).toBe(sum);
        expect(taxed.charges).toHaveLength(bare.charges.length);
        for (const [index, { amount }] of bare.charges.entries()) {
          const exact = (toMinor(amount, 'USD') * (100 + percent)) / 100;
          const charge = toMinor(taxed.charges[index]?.amount ?? 0, 'USD');
          expect(Math.abs(charge - exact)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});
