import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { history, planHistory, point } from './price.fixture.ts';
import { currentPrice, type PricePoint, priceChanges } from './price-history.ts';

const changesOf = (...points: PricePoint[]) => priceChanges(history(planHistory(points)));

describe('priceChanges', () => {
  test('a rise, with the days between which it happened', () => {
    expect(changesOf(point('2026-08-11', 40), point('2026-08-29', 50, { previous: '2026-08-11' }))).toEqual([
      {
        plan: 'annual',
        date: '2026-08-29',
        previous: '2026-08-11',
        currency: 'USD',
        from: 40,
        to: 50,
        ratio: 1.25,
        alternating: false,
      },
    ]);
  });

  test('one point is no change, nor is a new point with the same amount', () => {
    expect(changesOf(point('2026-08-11', 40))).toEqual([]);
    expect(changesOf(point('2026-08-11', 40), point('2026-09-01', 40, { renewalPerMonth: 5 }))).toEqual([]);
    expect(changesOf()).toEqual([]);
  });

  test('plans keep their order and their own changes', () => {
    const two = [point('2026-08-11', 10), point('2026-09-04', 11)];
    const changes = priceChanges(history(planHistory(two), planHistory(two, { id: 'monthly' })));
    expect(changes.map(({ plan }) => plan)).toEqual(['annual', 'monthly']);
  });

  test('captures of one day follow their moment, whatever the order of the file', () => {
    const morning = point('2026-08-11', 40, { at: '2026-08-11T15:39:55Z' });
    const evening = point('2026-08-11', 50, { at: '2026-08-11T16:22:50Z' });
    expect(changesOf(evening, morning)).toMatchObject([{ date: '2026-08-11', from: 40, to: 50 }]);
  });

  test('a sale and its end are changes', () => {
    const sale = changesOf(point('2026-08-11', 79), point('2026-09-14', 69), point('2026-09-24', 79));
    expect(sale).toMatchObject([
      { from: 79, to: 69, alternating: false },
      { from: 69, to: 79, alternating: false },
    ]);
  });

  test('two prices that keep alternating are marked, a third is not', () => {
    const amounts = [56.94, 64.74, 56.94, 64.74, 56.94, 51.74, 56.94];
    const changes = changesOf(...amounts.map((charged, day) => point(addDays('2026-08-11', day), charged)));
    expect(changes.map(({ alternating }) => alternating)).toEqual([true, true, true, true, false, false]);
  });

  test('a partner’s page is a change of page, not of price', () => {
    const partner = point('2026-09-09', 71.76, { standard: false });
    expect(changesOf(point('2026-08-11', 83.76), partner)).toEqual([]);
    expect(changesOf(point('2026-08-11', 80), partner, point('2026-10-01', 90))).toMatchObject([
      { from: 80, to: 90 },
    ]);
  });

  test('another currency is another price list', () => {
    expect(changesOf(point('2026-08-11', 40), point('2026-09-01', 35, { currency: 'EUR' }))).toEqual([]);
  });
});

describe('currentPrice', () => {
  const points = [point('2026-08-11', 83.76), point('2026-09-09', 71.76, { standard: false })];

  test('is the last point, which says whose page it is from', () => {
    expect(currentPrice(planHistory(points))).toBe(points[1]);
  });

  test('a plan that is off sale has none, nor has one without captures', () => {
    expect(currentPrice(planHistory(points, { current: false }))).toBeUndefined();
    expect(currentPrice(planHistory([]))).toBeUndefined();
  });
});
