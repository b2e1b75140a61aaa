import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { type Fact, hasLowConfidence, type KnownFact } from './fact.ts';
import { expiryDay, factState } from './fact-state.ts';

const fact = (over: Partial<KnownFact>): KnownFact => ({
  value: true,
  basis: 'dataset',
  checked: '2026-11-14',
  sources: ['x'],
  ...over,
});
const months = { lifetime: 540 };

describe('factState', () => {
  test.each<[string, Fact, number | 'never', string, string]>([
    ['a dated fact within its lifetime', fact({ asOf: '2026-08-21' }), 120, '2026-12-18', 'fresh'],
    ['the first day after its lifetime', fact({ asOf: '2026-08-21' }), 120, '2026-12-19', 'stale'],
    ['a month counts from its first day', fact({ asOf: '2026-08' }), 31, '2026-09-01', 'stale'],
    ['a year counts from its first day', fact({ asOf: '2025' }), 365, '2026-01-01', 'stale'],
    ['an undated fact counts from the day it was read', fact({}), 10, '2026-11-23', 'fresh'],
    ['an undated fact expires too', fact({}), 10, '2026-11-24', 'stale'],
    ['audits never expire', fact({ asOf: '2015' }), 'never', '2030-01-01', 'fresh'],
    ['unknown stays unknown', { value: 'unknown' }, 10, '2026-11-14', 'unknown'],
  ])('%s', (_name, value, lifetime, asOf, state) => {
    expect(factState(value, { lifetime }, asOf)).toBe(state);
  });

  test('once stale, a fact never becomes fresh again', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.nat(2000), (lifetime, first, later) => {
        const value = fact({ asOf: '2026-01-15' });
        const day = addDays('2026-01-15', first);
        if (factState(value, { lifetime }, day) === 'stale') {
          expect(factState(value, { lifetime }, addDays(day, later))).toBe('stale');
        }
      }),
    );
  });

  test('the day of expiry is known in advance', () => {
    expect(expiryDay(fact({ asOf: '2026-08-21' }), months)).toBe('2028-02-12');
    expect(expiryDay({ value: 'unknown' }, months)).toBeUndefined();
    expect(expiryDay(fact({}), { lifetime: 'never' })).toBeUndefined();
  });
});

test('an undated source is weak by itself', () => {
  expect(hasLowConfidence(fact({}))).toBe(true);
  expect(hasLowConfidence(fact({ asOf: '2026', confidence: 'low' }))).toBe(true);
  expect(hasLowConfidence(fact({ asOf: '2026' }))).toBe(false);
});
