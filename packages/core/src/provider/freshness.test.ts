import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { type Evidence, type Fact, hasLowConfidence, type KnownFact } from './fact.ts';
import { expiryDay, factState, fadedDay, freshnessPhase, lifetimeInDays, lifetimeLine } from './freshness.ts';

const fact = (over: Partial<Evidence> = {}): KnownFact => ({
  type: 'yes-no',
  value: true,
  basis: 'dataset',
  checked: '2026-11-14',
  firstRead: over.asOf === undefined ? '2026-11-04' : undefined,
  sources: ['x'],
  ...over,
});
const dated = fact({ asOf: '2026-01-01' });
const months = { lifetime: 540 };

describe('factState', () => {
  test.each<[string, Fact, number | 'never', string, string]>([
    ['a dated fact within its lifetime', fact({ asOf: '2026-08-21' }), 120, '2026-12-18', 'fresh'],
    ['the first day after its lifetime', fact({ asOf: '2026-08-21' }), 120, '2026-12-19', 'stale'],
    ['a month counts from its first day', fact({ asOf: '2026-08' }), 31, '2026-09-01', 'stale'],
    ['a year counts from its first day', fact({ asOf: '2025' }), 365, '2026-01-01', 'stale'],
    ['an undated fact has half the time, from the day it was first read', fact(), 20, '2026-11-13', 'fresh'],
    ['an undated fact expires, however lately it was read again', fact(), 20, '2026-11-14', 'stale'],
    ['half of an odd lifetime is the smaller half', fact(), 21, '2026-11-14', 'stale'],
    ['audits never expire', fact({ asOf: '2015' }), 'never', '2030-01-01', 'fresh'],
    ['unknown stays unknown', { value: 'unknown' }, 10, '2026-11-14', 'unknown'],
  ])('%s', (_name, value, lifetime, asOf, state) => {
    expect(factState(value, { lifetime }, asOf)).toBe(state);
  });

  test('the day of expiry is known in advance', () => {
    expect(expiryDay(fact({ asOf: '2026-08-21' }), months)).toBe('2028-02-12');
    expect(expiryDay(fact(), { lifetime: 'never' })).toBeUndefined();
  });

  test('a fact without a date never outlives a dated one of the day it was first read', () => {
    const firstRead = '2026-01-01';
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (lifetime, later) => {
        const undated = fact({ firstRead, checked: addDays(firstRead, later) });
        const known = fact({ asOf: firstRead, checked: firstRead });
        for (const end of [expiryDay, fadedDay]) {
          expect((end(undated, { lifetime }) ?? '') <= (end(known, { lifetime }) ?? '')).toBe(true);
        }
        expect(lifetimeInDays(undated, { lifetime })).toBe(Math.floor(lifetime / 2));
      }),
    );
  });

  test('reading a source again never moves the end of what it says', () => {
    const dates = fc.constantFrom<Partial<Evidence>>({ asOf: '2026-01-15' }, { firstRead: '2026-01-15' });
    fc.assert(
      fc.property(dates, fc.nat(2000), fc.nat(2000), (date, lifetime, later) => {
        const read = (checked: string) => expiryDay(fact({ ...date, checked }), { lifetime });
        expect(read(addDays('2026-01-15', later))).toBe(read('2026-01-15'));
      }),
    );
  });
});

test('an undated source is weak by itself', () => {
  expect(hasLowConfidence(fact())).toBe(true);
  expect(hasLowConfidence(fact({ asOf: '2026', confidence: 'low' }))).toBe(true);
  expect(hasLowConfidence(fact({ asOf: '2026' }))).toBe(false);
});

describe('freshnessPhase', () => {
  test.each<[string, Evidence, number | 'never', string, string]>([
    ['a young fact', dated, 100, '2026-01-02', 'fresh'],
    ['exactly half its lifetime', dated, 100, '2026-02-20', 'fresh'],
    ['a day past half its lifetime', dated, 100, '2026-02-21', 'aging'],
    ['its last good day', dated, 100, '2026-04-10', 'aging'],
    ['the first day past its lifetime', dated, 100, '2026-04-11', 'stale'],
    ['a fact that does not expire', fact({ asOf: '2015' }), 'never', '2030-01-01', 'fresh'],
    ['an undated fact on the day it was read', fact(), 100, '2026-11-14', 'undated'],
    ['an undated fact that does not expire', fact(), 'never', '2026-11-14', 'undated'],
    ['an undated fact first read too long ago', fact(), 100, '2026-12-24', 'stale'],
  ])('%s', (_name, value, lifetime, asOf, phase) => {
    expect(freshnessPhase(value, { lifetime }, asOf)).toBe(phase);
  });

  const lifetimes = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constant('never' as const));

  test('it is a crescent exactly when the fact is stale, and never full without a date', () => {
    fc.assert(
      fc.property(lifetimes, fc.nat(3000), fc.boolean(), (lifetime, days, isDated) => {
        const value = isDated ? dated : fact({ firstRead: '2026-01-01' });
        const asOf = addDays('2026-01-01', days);
        const phase = freshnessPhase(value, { lifetime }, asOf);
        expect(phase === 'stale').toBe(factState(value, { lifetime }, asOf) === 'stale');
        if (!isDated) expect(['undated', 'stale']).toContain(phase);
      }),
    );
  });
});

describe('lifetimeLine', () => {
  test.each([
    ['half its life is over', '2026-01-01', '2026-01-11', '2026-01-06', { until: 1, today: 0.5 }],
    ['it ended half the line ago', '2026-01-01', '2026-01-11', '2026-01-21', { until: 0.5, today: 1 }],
    ['a day before its date', '2026-01-02', '2026-01-11', '2026-01-01', { until: 1, today: 0 }],
    ['it has no lifetime at all', '2026-01-01', '2026-01-01', '2026-01-01', { until: 0, today: 0 }],
  ])('%s', (_name, from, until, today, line) => {
    expect(lifetimeLine(from, until, today)).toEqual(line);
  });

  test('it stays on the line, in the order of the days', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(4000), (lifetime, age) => {
        const from = '2026-01-01';
        const line = lifetimeLine(from, addDays(from, lifetime), addDays(from, age));
        for (const position of [line.until, line.today]) {
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThanOrEqual(1);
        }
        expect(Math.sign(line.until - line.today)).toBe(Math.sign(lifetime - age));
      }),
    );
  });
});
