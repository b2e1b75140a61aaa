import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../day/day.ts';
import { samplePlan } from './price.fixture.ts';
import { makeReceipt, receiptReminders } from './receipt.ts';

const times = { years: 3, bought: '2026-11-15', today: '2026-11-15', expires: undefined };

function receipt(over: Parameters<typeof samplePlan>[0], at: Partial<typeof times> = {}) {
  const found = makeReceipt(samplePlan(over), { ...times, ...at });
  if (found.kind !== 'receipt') throw new Error('The price is out of date.');
  return found;
}

describe('a receipt', () => {
  test('holds what is advertised against what is paid', () => {
    const renewal = { charged: 139.08, months: 12 };
    const { perMonth, cost } = receipt({ months: 27, charged: 94.23, renewal });
    expect(perMonth).toEqual({ kind: 'differs', advertised: 3.49, paid: 5.98 });
    expect(cost).toMatchObject({ ok: true, total: 233.31, perMonth: 5.98, paidUntil: '2030-02-15' });
  });

  test.each([
    ['2026-11-14', 'receipt'],
    ['2026-11-15', 'out-of-date'],
    ['2027-01-01', 'out-of-date'],
  ])('with prices that expire on 2026-11-15, read on %s, is %s', (today, kind) => {
    expect(makeReceipt(samplePlan({}), { ...times, today, expires: '2026-11-15' }).kind).toBe(kind);
  });

  test.each([
    [30, { kind: 'until', day: '2026-12-15', days: 30 }],
    [0, { kind: 'none' }],
    [undefined, { kind: 'unknown' }],
  ])('refund days of %s', (refundDays, refund) => {
    expect(receipt({ refundDays }).refund).toEqual(refund);
  });

  test('never charges at or past its end, whatever is bought when', () => {
    const days = fc.nat(5000).map((count) => addDays('2024-01-01', count));
    const numbers = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(days, numbers, numbers, fc.integer({ min: 1, max: 5 }), (bought, first, later, years) => {
        const renewal = { charged: 7.77, months: later };
        const { cost } = receipt({ months: first, renewal }, { bought, years });
        if (!cost.ok) throw new Error('Every renewal price is known here.');
        const dates = cost.charges.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.every((date) => date < addMonths(bought, years * 12))).toBe(true);
      }),
    );
  });
});

describe('what to be reminded of', () => {
  test('is the end of the refund and the last day to cancel, in their order', () => {
    expect(receiptReminders(receipt({ refundDays: 30 }))).toEqual([
      { kind: 'refund', day: '2026-12-15' },
      { kind: 'cancel', day: '2027-11-14' },
    ]);
    const monthly = receipt({ months: 1, refundDays: 45, renewal: { charged: 9, months: 1 } });
    expect(receiptReminders(monthly).map(({ kind }) => kind)).toEqual(['cancel', 'refund']);
  });

  test('is the end of what is paid where nothing renews, and no refund that nobody promised', () => {
    expect(receiptReminders(receipt({ renewal: 'none' }))).toEqual([{ kind: 'end', day: '2027-11-15' }]);
  });
});
