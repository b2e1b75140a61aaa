import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import type { Fact, KnownFact } from './fact.ts';
import { factState } from './fact-state.ts';
import { freshnessPhase } from './freshness-phase.ts';

const fact = (over: Partial<KnownFact> = {}): KnownFact => ({
  value: true,
  basis: 'dataset',
  checked: '2026-11-14',
  sources: ['x'],
  ...over,
});
const dated = fact({ asOf: '2026-01-01' });

describe('freshnessPhase', () => {
  test.each<[string, Fact, number | 'never', string, string | undefined]>([
    ['a young fact', dated, 100, '2026-01-02', 'fresh'],
    ['exactly half its lifetime', dated, 100, '2026-02-20', 'fresh'],
    ['a day past half its lifetime', dated, 100, '2026-02-21', 'aging'],
    ['its last good day', dated, 100, '2026-04-10', 'aging'],
    ['the first day past its lifetime', dated, 100, '2026-04-11', 'stale'],
    ['a fact that does not expire', fact({ asOf: '2015' }), 'never', '2030-01-01', 'fresh'],
    ['an undated fact on the day it was read', fact(), 100, '2026-11-14', 'undated'],
    ['an undated fact that does not expire', fact(), 'never', '2026-11-14', 'undated'],
    ['an undated fact read too long ago', fact(), 100, '2027-02-22', 'stale'],
    ['an unknown fact', { value: 'unknown' }, 100, '2026-11-14', undefined],
  ])('%s', (_name, value, lifetime, asOf, phase) => {
    expect(freshnessPhase(value, { lifetime }, asOf)).toBe(phase);
  });

  const lifetimes = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constant('never' as const));

  test('the moon only wanes', () => {
    const order = ['fresh', 'aging', 'stale'];
    fc.assert(
      fc.property(lifetimes, fc.nat(3000), fc.nat(3000), (lifetime, first, later) => {
        const day = addDays('2026-01-01', first);
        const phaseOn = (asOf: string) => order.indexOf(freshnessPhase(dated, { lifetime }, asOf) ?? '');
        expect(phaseOn(addDays(day, later))).toBeGreaterThanOrEqual(phaseOn(day));
      }),
    );
  });

  test('it is a crescent exactly when the fact has left the score, and never full without a date', () => {
    fc.assert(
      fc.property(lifetimes, fc.nat(3000), fc.boolean(), (lifetime, days, isDated) => {
        const value = isDated ? dated : fact({ checked: '2026-01-01' });
        const asOf = addDays('2026-01-01', days);
        const phase = freshnessPhase(value, { lifetime }, asOf);
        expect(phase === 'stale').toBe(factState(value, { lifetime }, asOf) === 'stale');
        if (!isDated) expect(['undated', 'stale']).toContain(phase);
      }),
    );
  });
});
