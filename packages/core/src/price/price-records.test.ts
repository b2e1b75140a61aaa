import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { history, planHistory, point } from './price.fixture.ts';
import { cutsByMonth, priceCuts, priceLookPeriod, pricePosition, priceRecord } from './price-records.ts';

const sale = planHistory([
  point('2026-08-11', 60),
  point('2026-09-10', 48, { previous: '2026-09-09' }),
  point('2026-09-24', 60, { previous: '2026-09-23' }),
]);

describe('priceRecord', () => {
  test('the lowest, the highest and the usual amount, with the days they rest on', () => {
    expect(priceRecord(sale)).toEqual({
      currency: 'USD',
      lowest: 48,
      highest: 60,
      usual: 60,
      first: '2026-08-11',
      last: '2026-10-11',
      observations: 3,
      lowestSeen: '2026-09-23',
    });
  });

  test('a low that lasts was seen on the last day', () => {
    const cut = planHistory([point('2026-08-11', 60), point('2026-10-01', 48)]);
    expect(priceRecord(cut)).toMatchObject({ lowest: 48, lowestSeen: '2026-10-11', usual: 60 });
  });

  test('one capture, two currencies or only a partner’s page make no record', () => {
    expect(priceRecord(planHistory([point('2026-08-11', 60)]))).toBeUndefined();
    const euros = point('2026-09-01', 50, { currency: 'EUR' });
    expect(priceRecord(planHistory([point('2026-08-11', 60), euros]))).toBeUndefined();
    const partner = planHistory([point('2026-08-11', 60, { standard: false })], { observations: 5 });
    expect(priceRecord(partner)).toBeUndefined();
  });

  test('every amount of the plan is between the lowest and the highest, and the usual one is an amount of it', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (charged) => {
        const points = charged.map((amount, index) => point(addDays('2026-08-11', index * 5), amount));
        const record = priceRecord(planHistory(points));
        expect(charged).toContain(record?.usual);
        expect(record).toMatchObject({ lowest: Math.min(...charged), highest: Math.max(...charged) });
      }),
    );
  });
});

describe('pricePosition', () => {
  const position = (charged: number, currency = 'USD') =>
    pricePosition({ charged, currency }, priceRecord(sale));

  test.each([
    [40, 'lowest'],
    [48, 'lowest'],
    [50, 'below-usual'],
    [60, 'usual'],
    [70, 'above-usual'],
  ])('%d is %s', (charged, expected) => expect(position(charged)).toBe(expected));

  test('a price that never moved is usual, not the lowest', () => {
    const steady = priceRecord(planHistory([point('2026-08-11', 60)], { observations: 9 }));
    expect(pricePosition({ charged: 60, currency: 'USD' }, steady)).toBe('usual');
  });

  test('another currency has no position', () => expect(position(48, 'EUR')).toBeUndefined());
});

describe('priceCuts', () => {
  test('a cut ends with the next rise of its plan', () => {
    expect(priceCuts([history(sale)])).toMatchObject([
      { provider: 'sample', plan: 'annual', date: '2026-09-10', from: 60, to: 48, end: '2026-09-24' },
    ]);
  });

  test('a flapping price is not cut', () => {
    const flapping = [60, 48, 60, 48, 60].map((amount, index) => point(addDays('2026-08-11', index), amount));
    expect(priceCuts([history(planHistory(flapping))])).toEqual([]);
  });

  test('cuts are grouped by the month in which they began', () => {
    const later = planHistory([point('2026-08-11', 9), point('2026-10-02', 8)], { id: 'monthly' });
    const months = cutsByMonth(priceCuts([history(sale, later)]));
    expect([...months].map(([month, cuts]) => [month, cuts.length])).toEqual([
      ['2026-09', 1],
      ['2026-10', 1],
    ]);
  });
});

test('a plan that moved needs another look sooner', () => {
  const steady = planHistory([point('2026-08-11', 9)], { id: 'monthly' });
  expect(priceLookPeriod(history(sale, steady), 'annual')).toBe(30);
  expect(priceLookPeriod(history(sale, steady), 'monthly')).toBe(120);
  expect(priceLookPeriod(undefined, 'annual')).toBe(120);
});
