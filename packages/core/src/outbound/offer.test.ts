import { describe, expect, test } from 'vitest';
import { currentCoupon, endedPeriods, type Offer, paidSince } from './offer.ts';

const destination = 'https://mullvad.net';
const offer: Offer = { provider: 'mullvad', destination, paid: false, checked: '2026-11-14' };
const coupon = { code: 'ALMANAC', percent: 20, plans: ['annual'], checked: '2026-11-14' };

describe('the coupon of an offer', () => {
  test.each([
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('that ends on 30 November: on %s it holds: %s', (asOf, holds) => {
    const ending = { ...offer, coupon: { ...coupon, endsOn: '2026-11-30' } };
    expect(currentCoupon(ending, asOf) !== undefined).toBe(holds);
  });

  test('holds without an end when the provider names none, and does not exist where there is none', () => {
    expect(currentCoupon({ ...offer, coupon }, '2036-11-15')).toBe(coupon);
    expect(currentCoupon(offer, '2026-11-15')).toBeUndefined();
  });
});

describe('the history of an offer', () => {
  const ended = { since: '2022-03-01', until: '2023-08-31' };

  test('tells since when it is paid, and which times are over', () => {
    const twice = { ...offer, paid: true, history: [ended, { since: '2025-01-01' }] };
    expect(paidSince(twice)).toBe('2025-01-01');
    expect(endedPeriods(twice)).toEqual([ended]);
  });

  test('of an offer that is paid no longer, or never was, has no beginning', () => {
    expect(paidSince({ ...offer, history: [ended] })).toBeUndefined();
    expect([paidSince(offer), endedPeriods(offer)]).toEqual([undefined, []]);
  });
});
