import type { FactValue, TypedValue } from '@vpn-site/core/provider/fact.ts';
import type { LeakTest } from '@vpn-site/core/provider/measured-tests.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { priceView } from '#price/price-model.ts';
import { factText } from './fact/fact-text.ts';
import { cellView, factView } from './fact/fact-view.ts';

const english = testContext();
const polish = testContext('pl');
const turkish = testContext('tr');
const text = (key: string, value: FactValue, from = english) => {
  const definition = definitionOf(key, from.vocabulary);
  if (!definition) throw new Error(key);
  return factText({ type: definition.type, value } as TypedValue, definition, from);
};

const leakTest = (result: LeakTest['result']): LeakTest => {
  return { tester: 'T', leak: 'dns', result, asOf: '2025', source: 's' };
};

describe('factText', () => {
  test.each([
    ['tor', true, 'Yes'],
    ['countries', 1234, '1,234'],
    ['money-back-days', 1, '1 day'],
    ['devices', 'unlimited', 'Unlimited'],
    ['blocked-in', ['TR', 'RU'], 'Russia, Türkiye'],
    ['kill-switch', [], 'none'],
    ['leak-tests', [leakTest('passed')], '1 test, no leak'],
    ['leak-tests', [leakTest('passed'), leakTest('failed')], '2 tests, 1 with a leak'],
    ['free-plan', { available: true, dataCapGb: 10 }, 'Yes, 10\u00a0GB a month'],
    ['free-plan', { available: false }, 'No'],
  ])('%s: %j is "%s"', (key, value, words) => {
    expect(text(key, value)).toBe(words);
  });

  test('plurals and names follow the language', () => {
    expect([1, 3, 14].map((days) => text('money-back-days', days, polish))).toEqual([
      '1 dzień',
      '3 dni',
      '14 dni',
    ]);
    expect(text('jurisdiction', 'SE', turkish)).toBe('İsveç');
    expect(text('countries', 1234, polish)).toBe('1234');
  });
});

describe('the answer of a cell', () => {
  test('begins with a capital of its language, and only there', () => {
    expect(factView('birch', 'payment-methods', polish)).toMatchObject({
      text: 'karta, kryptowaluty, PayPal',
      cell: 'Karta, kryptowaluty, PayPal',
    });
    expect(cellView('cedar', 'two-factor', turkish).text).toBe('Yok');
  });

  test('is a name as its owner writes it', () => {
    const named = withFact(english, 'alder', 'legal-entity', { value: 'hide.me Ltd' });
    expect(cellView('alder', 'legal-entity', named).text).toBe('hide.me Ltd');
  });
});

describe('factView', () => {
  test('a known fact says who says so and when', () => {
    expect(factView('alder', 'countries', english)).toMatchObject({
      ...{ provider: 'Alder VPN', sign: 'value', text: '60', date: 'May 20, 2025', phase: 'fresh' },
      basis: { id: 'dataset', mark: '†', label: 'Dataset' },
      sources: [{ url: 'https://servers.example/alder.json' }],
    });
  });

  test('an unknown fact says so, without a basis or a source; an undated one says so and is weak', () => {
    expect(factView('dogwood', 'tor', english)).toMatchObject({
      sign: 'unknown',
      text: 'Unknown',
      basis: undefined,
      sources: [],
    });
    expect(factView('fir', 'countries', polish)).toMatchObject({
      date: 'bez daty',
      phase: 'undated',
      isWeak: true,
    });
  });

  test('a fact that is too old keeps its answer and its source', () => {
    expect(factView('cedar', 'countries', english)).toMatchObject({
      sign: 'value',
      stale: 'Out of date',
      text: '48',
      phase: 'stale',
      sources: [{ url: 'https://cedar.example/features#:~:text=48%20countries', kind: 'page that changes' }],
    });
  });
});

test('the price view is not known where the renewal price is not published, nor once the prices are too old', () => {
  expect(priceView('elm', withPlans(english, 'elm', { renewal: 'unpublished' }))).toEqual({
    isKnown: false,
  });
  expect(priceView('elm', { ...english, asOf: '2025-09-16' }).isKnown).toBe(true);
  expect(priceView('elm', { ...english, asOf: '2025-09-17' })).toEqual({ isKnown: false });
});
