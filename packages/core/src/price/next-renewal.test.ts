import { describe, expect, test } from 'vitest';
import { costOfStaying, nextRenewal } from './next-renewal.ts';
import { samplePlan } from './price.fixture.ts';

describe('the next renewal of a plan', () => {
  const twoYears = samplePlan({ months: 24, charged: 80, renewal: { charged: 60, months: 12 } });

  test.each([
    ['2025-06-01', '2026-11-15', '2026-11-14'],
    ['2026-11-15', '2026-11-15', '2026-11-14'],
    ['2026-11-16', '2027-11-15', '2027-11-14'],
    ['2031-01-01', '2031-11-15', '2031-11-14'],
  ])('on %s is on %s', (today, day, cancelBy) => {
    expect(nextRenewal(twoYears, '2024-11-15', today)).toEqual({ kind: 'renews', day, cancelBy, amount: 60 });
  });

  test('returns to the original day after a short month', () => {
    const monthly = samplePlan({ months: 1, renewal: { charged: 9, months: 1 } });
    const dayOn = (today: string) => nextRenewal(monthly, '2026-01-31', today);
    expect(dayOn('2026-02-10')).toMatchObject({ day: '2026-02-28' });
    expect(dayOn('2026-03-10')).toMatchObject({ day: '2026-03-31' });
  });

  test('is canceled earlier where the provider asks for notice', () => {
    const next = nextRenewal({ ...twoYears, noticeDays: 3 }, '2024-11-15', '2027-01-01');
    expect(next).toMatchObject({ day: '2027-11-15', cancelBy: '2027-11-11' });
  });

  test('has no amount, and no later day, where the renewal price is not published', () => {
    const plan = samplePlan({ months: 24, renewal: 'unpublished' });
    const unpublished = { kind: 'unpublished', day: '2026-11-15', cancelBy: '2026-11-14' };
    expect(nextRenewal(plan, '2024-11-15', '2026-11-15')).toEqual(unpublished);
    expect(nextRenewal(plan, '2024-11-15', '2026-11-16')).toEqual({ kind: 'unknown' });
  });

  test('of a prepaid plan is the end of what is paid', () => {
    const plan = samplePlan({ days: 7, renewal: 'none' });
    expect(nextRenewal(plan, '2026-11-01', '2026-11-08')).toEqual({ kind: 'ends', day: '2026-11-08' });
    expect(nextRenewal(plan, '2026-11-01', '2026-11-09')).toEqual({ kind: 'ended', day: '2026-11-08' });
  });

  test('staying costs the renewal price, not the first one', () => {
    const total = (plan: typeof twoYears) => costOfStaying(plan, 24, '2026-11-15')?.total.low;
    expect(total(twoYears)).toBe(120);
    expect(total(samplePlan({ charged: 50, renewal: 'none' }))).toBe(100);
    expect(total(samplePlan({ renewal: 'unpublished' }))).toBeUndefined();
  });
});
