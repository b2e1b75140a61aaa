import { describe, expect, test } from 'vitest';
import { hasUnstatedTax, historyWithTax } from './history-with-tax.ts';
import { history, planHistory, point, samplePlan } from './price.fixture.ts';

const excluded = samplePlan({ id: 'annual', tax: 'excluded' });
const silent = samplePlan({ id: 'monthly', tax: 'unknown' });
const moved = planHistory([point('2026-08-11', 100), point('2026-09-11', 50, { renewalPerMonth: 10 })]);
const charges = (plan: ReturnType<typeof planHistory> | undefined) =>
  plan?.points.map(({ charged }) => charged);

describe('past prices', () => {
  test('include the tax of the reader where today’s price page leaves it out', () => {
    const [annual] = historyWithTax(history(moved), [excluded], 23).plans;
    expect(charges(annual)).toEqual([123, 61.5]);
    expect(annual?.points[1]?.renewalPerMonth).toBe(12.3);
  });

  test('stay as published where the page does not mention tax, or no tax is added', () => {
    const monthly = { ...moved, id: 'monthly' };
    expect(charges(historyWithTax(history(monthly), [excluded, silent], 23).plans[0])).toEqual([100, 50]);
    expect(historyWithTax(history(moved), [excluded], undefined)).toEqual(history(moved));
  });

  test('of a plan no longer sold are those of the others, if they are alike', () => {
    const former = { ...moved, id: 'gone', current: false };
    expect(charges(historyWithTax(history(former), [excluded], 23).plans[0])).toEqual([123, 61.5]);
    expect(charges(historyWithTax(history(former), [excluded, silent], 23).plans[0])).toEqual([100, 50]);
    expect(charges(historyWithTax(history(former), [], 23).plans[0])).toEqual([100, 50]);
  });

  test('are open where it is unknown whether tax is in them', () => {
    expect(hasUnstatedTax(history(moved), [excluded])).toBe(false);
    expect(hasUnstatedTax(history({ ...moved, id: 'monthly' }), [silent])).toBe(true);
    expect(hasUnstatedTax(history(moved), [{ ...excluded, tax: 'included' }])).toBe(false);
  });
});
