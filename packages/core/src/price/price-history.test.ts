import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { history, planHistory, point } from './price.fixture.ts';
import { currentPrice, type PricePoint, priceChanges } from './price-history.ts';

const changesOf = (...points: PricePoint[]) => priceChanges(history(planHistory(points)));

describe('priceChanges', () => {
  test('a rise, with the days between which it happened', () => {
    const days = { date: '2026-08-29', previous: '2026-08-11' };
    const rise = { plan: 'annual', currency: 'USD', from: 40, to: 50, ratio: 1.25, alternating: false };
    const points = [point('2026-08-11', 40), point('2026-08-29', 50, { previous: '2026-08-11' })];
    expect(changesOf(...points)).toEqual([{ ...days, ...rise }]);
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

  test('two prices that keep alternating are marked; a third, and a sale that ends, are not', () => {
    const alternating = (...amounts: number[]) =>
      changesOf(...amounts.map((charged, day) => point(addDays('2026-08-11', day), charged))).map(
        (change) => change.alternating,
      );
    expect(alternating(56, 64, 56, 64, 56, 51, 56)).toEqual([true, true, true, true, false, false]);
    expect(alternating(79, 69, 79)).toEqual([false, false]);
  });

  test('a partner’s page is a change of page, not of price', () => {
    const partner = point('2026-09-09', 71.76, { standard: false });
    const changes = changesOf(point('2026-08-11', 80), partner, point('2026-10-01', 90));
    expect(changes).toMatchObject([{ from: 80, to: 90 }]);
  });

  test('another currency is another price list', () => {
    expect(changesOf(point('2026-08-11', 40), point('2026-09-01', 35, { currency: 'EUR' }))).toEqual([]);
  });
});

describe('currentPrice', () => {
  const points = [point('2026-08-11', 83.76), point('2026-09-09', 71.76, { standard: false })];

  test('is the last point; a plan that is off sale has none, nor has one without captures', () => {
    expect(currentPrice(planHistory(points))).toBe(points[1]);
    expect(currentPrice(planHistory(points, { current: false }))).toBeUndefined();
    expect(currentPrice(planHistory([]))).toBeUndefined();
  });
});
