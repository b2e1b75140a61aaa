import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TypedValue } from '../provider/fact.ts';
import { authoredValue, factCount, matchesAuthoredValue } from './fact-words.ts';

const values: readonly (readonly [TypedValue, string])[] = [
  [{ type: 'country', value: 'PA' }, 'PA'],
  [{ type: 'yes-no', value: 'partial' }, 'partial'],
  [{ type: 'yes-no', value: false }, 'false'],
  [{ type: 'devices', value: 'unlimited' }, 'unlimited'],
  [{ type: 'text', value: 'Grove, Inc.' }, 'Grove, Inc.'],
  [{ type: 'country-list', value: ['TR', 'RU'] }, 'TR, RU'],
  [{ type: 'platform-list', value: [] }, 'none'],
  [{ type: 'free-plan', value: { available: true, dataCapGb: 10 } }, 'true'],
];

describe('the value that words were written for', () => {
  test.each(values)('of %j is stated as %s', (fact, authored) => {
    expect(authoredValue(fact)).toBe(authored);
    for (const [, other] of values) expect(matchesAuthoredValue(other, fact)).toBe(other === authored);
  });

  test('is none where there are records', () => {
    expect(authoredValue({ type: 'plans', value: [] })).toBeUndefined();
    expect(matchesAuthoredValue('none', { type: 'plans', value: [] })).toBe(false);
  });

  const codes = fc.uniqueArray(fc.constantFrom('TR', 'RU', 'IT', 'PL', 'CN'));

  test('of a list says nothing about its order, and changes with each item', () => {
    fc.assert(
      fc.property(codes, codes, (written, known) => {
        const fact = { type: 'country-list', value: known } as const;
        const authored = authoredValue({ type: 'country-list', value: written }) ?? '';
        expect(matchesAuthoredValue(authored, fact)).toBe(
          new Set(written).symmetricDifference(new Set(known)).size === 0,
        );
      }),
    );
  });
});

describe('words written for a record', () => {
  const measured = { unit: 'Mbps', metric: { en: 'm' }, conditions: { en: 'c' }, source: 's' };
  const speeds = {
    type: 'speed-reports',
    value: [
      { ...measured, tester: 'Hall', value: 697.86, asOf: '2026-06-27' },
      { ...measured, tester: 'Lake', value: 410, asOf: '2025-01' },
    ],
  } as unknown as TypedValue;

  test.each([
    ['2026-06', true],
    ['2026', true],
    ['2026-06-27, Hall', true],
    ['698', true],
    ['697.86', true],
    ['697', false],
    ['Hall, 410', false],
    ['2026-0', false],
    ['all, Mbps', true],
    ['all, Hall', false],
    ['all', false],
    ['', false],
  ])('%s', (is, matches) => {
    expect(matchesAuthoredValue(is, speeds)).toBe(matches);
  });

  test('match no record of an empty list', () => {
    expect(matchesAuthoredValue('all, Mbps', { type: 'speed-reports', value: [] })).toBe(false);
    expect(matchesAuthoredValue('none', { type: 'audits', value: [] })).toBe(true);
    expect(matchesAuthoredValue('none', speeds)).toBe(false);
  });
});

test.each<readonly [TypedValue, number | undefined]>([
  [{ type: 'number', value: 149 }, 149],
  [{ type: 'days', value: 30 }, 30],
  [{ type: 'devices', value: 5 }, 5],
  [{ type: 'devices', value: 'unlimited' }, undefined],
  [{ type: 'plans', value: [] }, 0],
  [{ type: 'incidents', value: [] }, 0],
  [{ type: 'year', value: 2009 }, undefined],
  [{ type: 'country-list', value: ['TR'] }, undefined],
])('the number of %j is %s', (fact, count) => {
  expect(factCount(fact)).toBe(count);
});
