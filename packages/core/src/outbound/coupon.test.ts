import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMinor } from '../price/money.ts';
import type { Renewal } from '../price/plan.ts';
import { planCost } from '../price/plan-cost.ts';
import { chargeWithTax } from '../price/with-tax.ts';
import { costWithCoupon, couponFor } from './coupon.ts';

const plan = {
  id: 'annual',
  currency: 'USD',
  months: 12,
  charged: 59.88,
  renewal: { charged: 119.88, months: 12 },
} as const;
const terms = { code: 'SAVE', plans: ['annual'], endsOn: '2026-11-30', checked: '2026-11-14' };

describe('a coupon for a plan', () => {
  test.each([
    ['takes its percent off the first charge, to the cent', { percent: 20 }, 47.9],
    ['is the first charge where it names a price', { price: 40 }, 40],
  ])('%s', (_, discount, charged) => {
    const coupon = { code: 'SAVE', endsOn: '2026-11-30', charged };
    expect(couponFor(plan, { ...terms, ...discount })).toEqual(coupon);
  });

  test('is none for a plan that it does not name', () => {
    expect(couponFor({ ...plan, id: 'monthly' }, { ...terms, percent: 20 })).toBeUndefined();
  });

  test('counts from the published price, and tax is added to what is left', () => {
    const charged = chargeWithTax(59.88, 'USD', 23);
    const taxed = { ...plan, charged, addedTax: { percent: 23, before: 59.88 } };
    expect(couponFor(taxed, { ...terms, percent: 20 })?.charged).toBe(chargeWithTax(47.9, 'USD', 23));
    expect(couponFor(taxed, { ...terms, price: 40 })?.charged).toBe(49.2);
  });
});

describe('a stay with a coupon', () => {
  const cents = fc.integer({ min: 100, max: 50_000 }).map((amount) => amount / 100);
  const renewals: fc.Arbitrary<Renewal> = fc.oneof(
    fc.constantFrom('none' as const, 'unpublished' as const),
    fc.record({ charged: cents, months: fc.integer({ min: 1, max: 24 }) }),
  );

  test('is cheaper by what the first charge is, and by nothing else', () => {
    fc.assert(
      fc.property(
        cents,
        renewals,
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 99 }),
        (charged, renewal, months, percent) => {
          const sold = { ...plan, charged, renewal, months };
          const cost = planCost(sold, 36, '2026-11-15');
          const coupon = couponFor(sold, { ...terms, percent });
          if (!coupon) throw new Error('The coupon is for this plan.');
          const { first, total } = costWithCoupon(cost, coupon);
          expect(first).toBeLessThanOrEqual(charged);
          expect(total === undefined).toBe(!cost.ok);
          if (!cost.ok || total === undefined) return;
          expect(toMinor(cost.total, 'USD') - toMinor(total, 'USD')).toBe(
            toMinor(charged, 'USD') - toMinor(first, 'USD'),
          );
        },
      ),
    );
  });
});
