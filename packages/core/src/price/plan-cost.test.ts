import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { type KnownPlanCost, paidSoFar, planCost } from './plan-cost.ts';
import { samplePlan } from './price.fixture.ts';

function known(plan: Plan, months: number, start: string): KnownPlanCost {
  const cost = planCost(plan, months, start);
  if (!cost.ok) throw new Error(`No cost: ${cost.reason}`);
  return cost;
}

const dates = ({ charges }: KnownPlanCost) => charges.map(({ date }) => date);
const monthly = samplePlan({ months: 1, charged: 9.99, renewal: { charged: 9.99, months: 1 } });

describe('planCost', () => {
  test('a cheap first term and a dearer renewal', () => {
    const renewal = { charged: 139.08, months: 12 };
    const plan = samplePlan({ months: 27, charged: 94.23, renewal, refundDays: 30 });
    expect(planCost(plan, 36, '2026-11-15')).toEqual({
      ok: true,
      currency: 'USD',
      chargedToday: 94.23,
      firstTermEnds: '2029-02-15',
      refundDeadline: '2026-12-15',
      cancelBy: '2029-02-14',
      charges: [
        { date: '2026-11-15', amount: 94.23, kind: 'first' },
        { date: '2029-02-15', amount: 139.08, kind: 'renewal' },
      ],
      paidUntil: '2030-02-15',
      isPaidAhead: true,
      total: 233.31,
      monthsBought: 39,
      perMonth: 5.98,
    });
  });

  test.each([
    ['inside the first term', 1, 60],
    ['to the last day of the first term', 12, 60],
    ['one month further', 13, 120],
    ['to the last day of the renewal', 24, 120],
  ])('a term that has begun is paid in full: %s', (_name, months, total) => {
    expect(known(samplePlan({}), months, '2026-11-15').total).toBe(total);
  });

  test.each([
    ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
    ['2026-11-30', ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']],
  ])('from %s, short months do not wear the day down', (start, expected) => {
    expect(dates(known(monthly, 4, start))).toEqual(expected);
  });

  test('a prepaid plan is bought again at today’s price, and needs no cancelling', () => {
    const cost = known(samplePlan({ months: 1, charged: 5, renewal: 'none' }), 3, '2026-11-15');
    expect(cost.charges.map(({ kind }) => kind)).toEqual(['first', 'repurchase', 'repurchase']);
    expect(cost.total).toBe(15);
    expect(cost.cancelBy).toBeUndefined();
  });

  test('days are counted as days, and months after them as months', () => {
    const weekly = samplePlan({ days: 7, charged: 2, renewal: 'none' });
    const february = ['2028-02-10', '2028-02-17', '2028-02-24', '2028-03-02', '2028-03-09'];
    expect(dates(known(weekly, 1, '2028-02-10'))).toEqual(february);
    const trial = samplePlan({ days: 3, charged: 1, renewal: { charged: 9, months: 1 } });
    const ends = ['2026-01-28', '2026-01-31', '2026-02-28', '2026-03-31'];
    expect(dates(known(trial, 3, '2026-01-28'))).toEqual(ends);
  });

  test('an unpublished renewal is no obstacle within the first term, and leaves no total past it', () => {
    const cost = known(samplePlan({ renewal: 'unpublished' }), 12, '2026-11-15');
    expect(cost).toMatchObject({ total: 60, perMonth: 5, cancelBy: '2027-11-14' });
    expect(planCost(samplePlan({ renewal: 'unpublished' }), 13, '2026-11-15')).toEqual({
      ok: false,
      reason: 'renewal-unpublished',
      currency: 'USD',
      chargedToday: 60,
      firstTermEnds: '2027-11-15',
      cancelBy: '2027-11-14',
    });
  });

  test.each([
    [undefined, undefined],
    [0, undefined],
    [30, '2028-03-02'],
  ])('refundDays %s gives the deadline %s', (refundDays, deadline) => {
    expect(known(samplePlan({ refundDays }), 1, '2028-02-01').refundDeadline).toBe(deadline);
  });

  test.each([
    [undefined, '2027-11-14'],
    [0, '2027-11-14'],
    [14, '2027-10-31'],
  ])('notice of %s days makes the last day to cancel %s', (noticeDays, day) => {
    expect(known(samplePlan({ noticeDays }), 1, '2026-11-15').cancelBy).toBe(day);
  });

  test('many small amounts add up to the cent, and yen have no decimals', () => {
    const small = samplePlan({ months: 1, charged: 0.1, renewal: { charged: 0.1, months: 1 } });
    expect(known(small, 36, '2026-01-01')).toMatchObject({ total: 3.6, perMonth: 0.1 });
    const yen = samplePlan({ charged: 5000, renewal: 'none', currency: 'JPY' });
    expect(known(yen, 12, '2026-11-15').perMonth).toBe(417);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d months are refused', (months) => {
    expect(() => planCost(samplePlan({}), months, '2026-11-15')).toThrow(RangeError);
  });

  test.each<[string, Partial<Plan>]>([
    ['no term', { months: undefined }],
    ['no months', { months: 0 }],
    ['half a day', { days: 0.5 }],
    ['an endless series of renewals', { renewal: { charged: 60, months: 0 } }],
  ])('a plan with %s is refused', (_name, over) => {
    expect(() => planCost(samplePlan(over), 13, '2026-11-15')).toThrow('Plan sample');
  });
});

const start = '2026-11-15';

describe('what has been paid so far', () => {
  test('is one step for each charge, the first today', () => {
    const { steps, knownUntil } = paidSoFar(samplePlan({ charged: 40.1 }), 36, start);
    expect(steps.map(({ paid }) => paid)).toEqual([40.1, 100.1, 160.1]);
    expect(steps[0]?.at).toBe(0);
    expect(steps[1]?.at).toBeCloseTo(1 / 3, 2);
    expect(knownUntil).toBe(1);
  });

  test('ends at the total of the plan and never falls', () => {
    const plans = fc.record({ charged: fc.nat(9999), months: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 60 }), ({ charged, months }, stay) => {
        const plan = samplePlan({ charged: charged / 100, months, renewal: { charged: 7.77, months } });
        const { steps } = paidSoFar(plan, stay, start);
        const cost = planCost(plan, stay, start);
        expect(steps.at(-1)?.paid).toBe(cost.ok && cost.total);
        expect(steps).toEqual(steps.toSorted((a, b) => a.paid - b.paid || a.at - b.at));
        expect(steps.every(({ at }) => at >= 0 && at < 1)).toBe(true);
      }),
    );
  });
});
