import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { history, planHistory, point } from './price.fixture.ts';
import { lowestPriceBefore, priceCheckInterval, priceRecord } from './price-record.ts';

const plan = { id: 'annual', currency: 'USD' };
const sale = history(
  planHistory([
    point('2026-08-11', 60),
    point('2026-08-28', 48, { previous: '2026-08-20' }),
    point('2026-09-09', 60, { previous: '2026-08-29' }),
  ]),
);

describe('the record of a plan', () => {
  test('has each amount until the last capture that showed it, and the lowest', () => {
    expect(priceRecord(plan, sale)).toEqual({
      observations: 3,
      steps: [
        { charged: 60, first: '2026-08-11', last: '2026-08-20' },
        { charged: 48, first: '2026-08-28', last: '2026-08-29' },
        { charged: 60, first: '2026-09-09', last: '2026-10-11' },
      ],
      lowest: { charged: 48, first: '2026-08-28', last: '2026-08-29' },
    });
  });

  test('of several periods with the lowest amount, the latest counts', () => {
    const points = [point('2026-08-11', 48), point('2026-08-28', 60), point('2026-09-20', 48)];
    expect(priceRecord(plan, history(planHistory(points)))?.lowest.first).toBe('2026-09-20');
  });

  test('prices on partners’ pages and in other currencies are left out', () => {
    const partner = point('2026-09-09', 40, { standard: false });
    const euros = point('2026-09-20', 30, { currency: 'EUR' });
    const moved = planHistory([point('2026-08-11', 60), partner, euros]);
    const { lowest, observations } = priceRecord(plan, history(moved)) ?? {};
    expect(lowest).toEqual({ charged: 60, first: '2026-08-11', last: '2026-08-11' });
    expect(observations).toBeUndefined();
  });

  test('a single capture, another plan or no history is no record', () => {
    expect(priceRecord(plan, history(planHistory([point('2026-08-11', 60)])))).toBeUndefined();
    expect(priceRecord({ ...plan, id: 'monthly' }, sale)).toBeUndefined();
    expect(priceRecord(plan, undefined)).toBeUndefined();
  });
});

describe('the price before an offer', () => {
  test.each([
    // Of the 30 days before the offer, until the last capture; a price counts until the capture of another.
    ['2026-09-20', { charged: 48, first: '2026-08-21', last: '2026-09-19' }],
    ['2026-10-08', { charged: 48, first: '2026-09-08', last: '2026-10-07' }],
    ['2026-10-11', { charged: 60, first: '2026-09-11', last: '2026-10-10' }],
    ['2026-10-20', { charged: 60, first: '2026-09-20', last: '2026-10-11' }],
    // Captures begin later, or end earlier.
    ['2026-09-09', undefined],
    ['2026-11-11', undefined],
  ])('of %s is %j', (began, price) => {
    expect(lowestPriceBefore(plan, began, sale)).toEqual(price);
  });

  test('is never above any price in those days', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 28 });
    fc.assert(
      fc.property(amounts, (charged) => {
        const days = charged.map((amount, index) =>
          point(`2026-09-${String(index + 1).padStart(2, '0')}`, amount),
        );
        const captured = history(planHistory([point('2026-08-01', 100), ...days], { last: '2026-09-30' }));
        const found = lowestPriceBefore(plan, '2026-10-01', captured);
        expect(found?.charged).toBe(Math.min(100, ...charged));
      }),
    );
  });
});

test('a plan that moved needs another look sooner', () => {
  const steady = planHistory([point('2026-08-11', 9)], { id: 'monthly' });
  const moving = planHistory([point('2026-08-11', 60), point('2026-09-10', 48)]);
  expect(priceCheckInterval(history(moving, steady), 'annual')).toBe(30);
  expect(priceCheckInterval(history(moving, steady), 'monthly')).toBe(120);
  expect(priceCheckInterval(undefined, 'annual')).toBe(120);
});
