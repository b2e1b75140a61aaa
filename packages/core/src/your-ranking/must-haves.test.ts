import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Evidence, TypedValue } from '../provider/fact.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import { type MustHaveRule, mustHaveAnswer } from './must-haves.ts';

const asOf = '2026-11-15';
const answer = (value: Parameters<typeof sampleFact>[0], rule: MustHaveRule, over: Partial<Evidence> = {}) =>
  mustHaveAnswer(
    sampleProvider('p', { key: sampleFact(value, over) }),
    { id: 'need', key: 'key', rule },
    { lifetimes: { key: 540 } },
    asOf,
  );

const yes: MustHaveRule = { name: 'yes' };
const anyOf: MustHaveRule = { name: 'one-of', options: ['cash', 'monero'] };
const allOf: MustHaveRule = { name: 'all-of', options: ['windows', 'ios'] };
const scope = byLocale(() => '');
const audit = { auditor: 'x', kind: 'inspection', scope, date: '2026', reportPublic: true, source: 's' };

/** Returns a value with the type that the vocabulary would give it. */
function typedAnswer(value: unknown, rule: MustHaveRule) {
  if (value === 'unknown') return value;
  const plain = typeof value === 'object' ? 'free-plan' : 'yes-no';
  const option = Array.isArray(value) ? 'choice-list' : 'choice';
  const type = { yes: plain, some: 'audits', 'one-of': option, 'all-of': option }[rule.name];
  return { type, value } as TypedValue;
}

describe('what a reader insists on', () => {
  test.each([
    [true, yes, 'yes'],
    [false, yes, 'no'],
    ['partial', yes, 'partial'],
    ['unknown', yes, 'unknown'],
    [{ available: true, dataCapGb: 2 }, yes, 'yes'],
    [{ available: false }, yes, 'no'],
    ['none', { name: 'one-of', options: ['none'] }, 'yes'],
    ['brief', { name: 'one-of', options: ['none'] }, 'no'],
    [['card', 'monero'], anyOf, 'yes'],
    [['card'], anyOf, 'no'],
    [[], anyOf, 'no'],
    [['ios', 'linux', 'windows'], allOf, 'yes'],
    [['windows'], allOf, 'partial'],
    [['linux'], allOf, 'no'],
    [[audit], { name: 'some' }, 'yes'],
    [[{ ...audit, kind: 'other-product' }], { name: 'some' }, 'no'],
    [[], { name: 'some' }, 'no'],
  ] as const)('%j by %j: %s', (value, rule, expected) => {
    expect(answer(typedAnswer(value, rule), rule)).toBe(expected);
  });

  test('a yes that is too old is not a yes, and neither is one that nobody gave', () => {
    expect(answer(true, yes, { asOf: '2020' })).toBe('stale');
    const need = { id: 'n', key: 'key', rule: yes };
    expect(mustHaveAnswer(sampleProvider('p', {}), need, { lifetimes: {} }, asOf)).toBe('unknown');
  });
});
