import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { FactValue } from '#domain/provider/fact-value.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { translator } from '#i18n/translator.ts';
import { factText } from './fact-text.ts';
import { factView } from './fact-view.ts';
import { priceView } from './price-view.ts';
import { scoreView } from './score-view.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = context('en');
const polish = context('pl');
const turkish = context('tr');
const text = (key: string, value: FactValue, from = english) => {
  const definition = allDefinitions(catalog.facts.vocabulary).find((candidate) => candidate.key === key);
  if (!definition) throw new Error(key);
  return factText(value, definition, from);
};

describe('factText', () => {
  test.each([
    ['tor', true, 'Yes'],
    ['tor', 'partial', 'Partly'],
    ['countries', 1234, '1,234'],
    ['money-back-days', 1, '1 day'],
    ['devices', 'unlimited', 'Unlimited'],
    ['jurisdiction', 'SE', 'Sweden'],
    ['blocked-in', ['TR', 'RU'], 'Türkiye, Russia'],
    ['kill-switch', [], 'none'],
    ['founded', 2009, '2009'],
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

describe('factView', () => {
  test('a known fact says who says so and when', () => {
    expect(factView('mullvad', 'countries', english)).toMatchObject({
      provider: 'Mullvad VPN',
      sign: 'value',
      text: '50',
      basis: { id: 'dataset', mark: '†', label: 'Dataset' },
      date: 'August 21, 2026',
      phase: 'fresh',
    });
    expect(factView('mullvad', 'countries', english).sources[0]?.url).toMatch(/^https:/);
  });

  test('an unknown fact says so, without a basis or a source', () => {
    expect(factView('mullvad', 'dedicated-ip', english)).toMatchObject({
      sign: 'unknown',
      text: 'Unknown',
      basis: undefined,
      sources: [],
    });
  });

  test('an undated fact says that it is undated, and is weak', () => {
    expect(factView('mullvad', 'logging', polish)).toMatchObject({
      date: 'bez daty',
      phase: 'undated',
      isWeak: true,
    });
  });

  test('every fact of every provider can be shown in every language', () => {
    for (const from of [english, polish, turkish]) {
      for (const { id } of catalog.facts.providers) {
        for (const { key } of allDefinitions(catalog.facts.vocabulary)) {
          const view = factView(id, key, from);
          expect(view.text).not.toBe('');
          expect(view.text).not.toMatch(/undefined|\[object|\{/);
        }
      }
    }
  });

  test('a fact that does not exist is an error', () => {
    expect(() => factView('nobody', 'tor', english)).toThrow('There is no fact "tor" of "nobody".');
  });
});

describe('priceView', () => {
  test('is the real month over three years, in the provider’s currency and the reader’s writing', () => {
    expect(priceView('mullvad', english)).toMatchObject({
      isKnown: true,
      perMonth: '€5.00',
      total: '€180.00',
    });
    expect(priceView('mullvad', polish)).toMatchObject({
      perMonth: '5,00\u00a0EUR',
      observed: '11 października 2026',
    });
  });

  test('is not known where the renewal price is not published', () => {
    expect(priceView('ivpn', english)).toEqual({ isKnown: false });
  });

  test('is not known once the prices are too old', () => {
    expect(priceView('mullvad', { ...english, asOf: '2027-03-01' })).toEqual({ isKnown: false });
  });
});

describe('scoreView', () => {
  test('shows the rank with everyone else on the same scale', () => {
    const ranked = english.ranking('overall').ranking.ranked;
    const first = scoreView(ranked[0]?.score.provider ?? '', 'overall', english);
    expect(first.rank).toBe(1);
    expect(first.others).toHaveLength(ranked.length - 1);
    expect(first.valueText).toMatch(/^\d\.\d$/);
  });

  test('a provider that is only listed has no rank and no stability', () => {
    expect(scoreView('mullvad', 'free', english)).toMatchObject({
      rank: undefined,
      stabilityText: undefined,
    });
  });

  test('numbers are written as the language writes them', () => {
    expect(scoreView('mullvad', 'overall', polish).valueText).toMatch(/^\d,\d$/);
    expect(scoreView('mullvad', 'overall', turkish).coverageText).toMatch(/^%\d+$/);
  });
});
