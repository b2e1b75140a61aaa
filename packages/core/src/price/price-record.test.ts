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
    const again = history(
      planHistory([point('2026-08-11', 48), point('2026-08-28', 60), point('2026-09-20', 48)]),
    );
    expect(priceRecord(plan, again)?.lowest.first).toBe('2026-09-20');
  });

  test('prices on partners’ pages and in other currencies are left out', () => {
    const moved = history(
      planHistory([
        point('2026-08-11', 60),
        point('2026-09-09', 40, { standard: false }),
        point('2026-09-20', 30, { currency: 'EUR' }),
      ]),
    );
    expect(priceRecord(plan, moved)?.lowest).toEqual({
      charged: 60,
      first: '2026-08-11',
      last: '2026-08-11',
    });
  });

  test('a single capture, another plan or no history is no record', () => {
    expect(priceRecord(plan, history(planHistory([point('2026-08-11', 60)])))).toBeUndefined();
    expect(priceRecord({ ...plan, id: 'monthly' }, sale)).toBeUndefined();
    expect(priceRecord(plan, undefined)).toBeUndefined();
  });
});

describe('the price before an offer', () => {
  test('is the lowest of the 30 days before it began', () => {
    expect(lowestPriceBefore(plan, '2026-09-20', sale)).toEqual({
      charged: 48,
      first: '2026-08-21',
      last: '2026-09-19',
    });
  });

  test('a price counts until the capture that shows another one', () => {
    expect(lowestPriceBefore(plan, '2026-10-08', sale)?.charged).toBe(48);
    expect(lowestPriceBefore(plan, '2026-10-11', sale)?.charged).toBe(60);
  });

  test('the days end with the last capture', () => {
    expect(lowestPriceBefore(plan, '2026-10-20', sale)).toEqual({
      charged: 60,
      first: '2026-09-20',
      last: '2026-10-11',
    });
  });

  test('captures that begin later or end earlier give none', () => {
    expect(lowestPriceBefore(plan, '2026-09-09', sale)).toBeUndefined();
    expect(lowestPriceBefore(plan, '2026-11-11', sale)).toBeUndefined();
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
