import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDay } from '../day/day.ts';
import { formatReceiptQuery, parseReceiptQuery } from './receipt-query.ts';

const names = ['nordvpn.basic-annual', 'mullvad.monthly', 'ivpn.pro'];
const known = new Set(names);
const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
const read = (query: string) => parseReceiptQuery(query, { known, today: '2026-11-15' });

describe('the address of a receipt', () => {
  test('names plans, years and the day of purchase', () => {
    const choice = { plans: ['nordvpn.basic-annual', 'mullvad.monthly'], years: 2, bought: '2028-02-29' };
    const query = '?plan=nordvpn.basic-annual&plan=mullvad.monthly&years=2&from=2028-02-29';
    expect(formatReceiptQuery(choice)).toBe(query);
    expect(read(query)).toEqual(choice);
  });

  test.each([
    ['', { plans: [], years: 3, bought: '2026-11-15' }],
    ['?plan=nobody.x&plan=ivpn.pro&plan=ivpn.pro', { plans: ['ivpn.pro'] }],
    [`?plan=${names.join('&plan=')}`, { plans: names.slice(0, 2) }],
    ['?years=0', { years: 1 }],
    ['?years=99', { years: 5 }],
    ['?years=-1e9', { years: 1 }],
    ['?years=two', { years: 3 }],
    ['?from=2027-02-29', { bought: '2026-11-15' }],
    ['?from=0001-01-01', { bought: '2026-11-15' }],
    ['?from=2027-02-28', { bought: '2027-02-28' }],
    ['?%&plan=%ff&=', { plans: [] }],
  ])('%j is read leniently', (query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  test('any text is a choice that can be shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (query) => {
        const { plans, years, bought } = read(`?plan=${query}&years=${query}&from=${query}`);
        expect(plans.every((plan) => known.has(plan))).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(years);
        expect(isDay(bought)).toBe(true);
      }),
    );
  });

  test('what is written is what is read', () => {
    const choices = fc.record({
      plans: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
      years: fc.integer({ min: 1, max: 5 }),
      bought: fc.nat(30_000).map((days) => addDays('2010-01-01', days)),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(formatReceiptQuery(choice))).toEqual(choice);
      }),
    );
  });
});
