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
    expect(matchesAuthoredValue(authored, fact)).toBe(true);
  });

  test('is none where there are records', () => {
    expect(authoredValue({ type: 'plans', value: [] })).toBeUndefined();
    expect(matchesAuthoredValue('none', { type: 'plans', value: [] })).toBe(false);
  });

  test.each(values)('of %j is not that of another', (fact, authored) => {
    for (const [, other] of values.filter(([, another]) => another !== authored)) {
      expect(matchesAuthoredValue(other, fact)).toBe(false);
    }
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
        expect(matchesAuthoredValue(authoredValue({ ...fact, value: known.toReversed() }) ?? '', fact)).toBe(
          true,
        );
      }),
    );
  });

  test('is never that of two numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (written, value) => {
        expect(matchesAuthoredValue(String(written), { type: 'number', value })).toBe(written === value);
      }),
    );
  });
});

describe('words written for a record', () => {
  const speeds: TypedValue = {
    type: 'speed-reports',
    value: [
      {
        tester: 'Hall',
        metric: { en: 'm' },
        value: 697.86,
        unit: 'Mbps',
        conditions: { en: 'c' },
        asOf: '2026-06-27',
        source: 's',
      },
      {
        tester: 'Lake',
        metric: { en: 'm' },
        value: 410,
        unit: 'Mbps',
        conditions: { en: 'c' },
        asOf: '2025-01',
        source: 's',
      },
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
