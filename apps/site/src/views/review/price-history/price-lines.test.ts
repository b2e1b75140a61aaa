import { addDays } from '@vpn-site/core/day/day.ts';
import { history, planHistory, point } from '@vpn-site/core/price/price.fixture.ts';
import { type PricePoint, priceChanges } from '@vpn-site/core/price/price-history.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLines } from './price-lines.ts';

/** Returns a day of the sample window, which has 61 days. */
const day = (days: number) => addDays('2026-08-11', days);
const linesOf = (points: readonly PricePoint[], over = {}) => priceLines(history(planHistory(points, over)));

describe('priceLines', () => {
  test('a price holds to the last capture that showed it; then nobody knows until the next one', () => {
    const points = [point(day(0), 40), point(day(18), 50, { previous: day(10), evidence: 'release' })];
    expect(linesOf(points)).toMatchObject([
      {
        currency: 'USD',
        stretches: [
          { from: 0, to: 10 / 61, charged: 40, isStandard: true, evidence: 'capture' },
          { from: 18 / 61, to: 1, charged: 50, isStandard: true, evidence: 'release' },
        ],
        gaps: [{ from: 10 / 61, to: 18 / 61, amounts: [40, 50], isPageChange: false }],
      },
    ]);
  });

  test('a plan that costs the same all along has no line', () => {
    expect(linesOf([point(day(0), 40)])).toEqual([]);
    expect(linesOf([point(day(0), 40), point(day(9), 40, { renewalPerMonth: 4 })])).toEqual([]);
    expect(linesOf([])).toEqual([]);
  });

  test('a repeated amount stretches what is known', () => {
    const [line] = linesOf([point(day(0), 40), point(day(9), 40), point(day(20), 50)]);
    expect(line?.stretches[0]).toMatchObject({ from: 0, to: 9 / 61 });
  });

  test('a line ends where a plan was last seen', () => {
    const [line] = linesOf([point(day(0), 40), point(day(9), 50)], { current: false, last: day(30) });
    expect(line?.stretches.at(-1)).toMatchObject({ to: 30 / 61 });
  });

  test('amounts of another price list are not on the same line', () => {
    const euros = { currency: 'EUR' };
    const points = [point(day(0), 40), point(day(9), 35, euros), point(day(20), 36, euros)];
    expect(linesOf(points)).toMatchObject([
      { currency: 'EUR', stretches: [{ charged: 35 }, { charged: 36 }] },
    ]);
  });

  test('the plan that differs most comes first', () => {
    const plan = (id: string, ...amounts: number[]) =>
      planHistory(
        amounts.map((amount, index) => point(day(index), amount)),
        { id },
      );
    const lines = priceLines(history(plan('a', 100, 105), plan('b', 10, 12), plan('c', 50, 45)));
    expect(lines.map((line) => line.plan.id)).toEqual(['b', 'c', 'a']);
  });

  test('a price that goes back and forth says from when to when', () => {
    const steps = [56, 64, 56, 64, 51, 56].map((amount, index) => point(day(index * 2), amount));
    expect(linesOf(steps)).toMatchObject([{ backAndForth: { from: 2 / 61, to: 6 / 61 } }]);
    expect(linesOf(steps.slice(0, 2))).toMatchObject([{ backAndForth: undefined }]);
  });

  test('stretches and gaps follow each other, and every change of price is one gap', () => {
    const moments = fc.uniqueArray(fc.integer({ min: 0, max: 61 }), { minLength: 1, maxLength: 20 });
    const amounts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 });
    const back = fc.integer({ min: 0, max: 61 });
    fc.assert(
      fc.property(moments, amounts, back, (days, charged, before) => {
        const points = days.map((one, index) =>
          point(day(one), charged[index] ?? 1, { previous: day(Math.max(0, one - before)) }),
        );
        const [line] = linesOf(points);
        expect(line?.gaps.length ?? 0).toBe(priceChanges(history(planHistory(points))).length);
        let place = 0;
        for (const [index, { from, to }] of (line?.stretches ?? []).entries()) {
          const gap = line?.gaps[index];
          expect(from).toBeGreaterThanOrEqual(place);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(1);
          if (gap) expect([gap.from, gap.to]).toEqual([to, line?.stretches[index + 1]?.from]);
          place = to;
        }
      }),
    );
  });
});
