import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectCost } from './cost-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('what it really costs', () => {
  test('a receipt of the plan that costs least over the years, and a bill for every other', () => {
    const { receipt, others } = selectCost('nordvpn', english);
    expect(receipt?.choice.plans).toEqual(['nordvpn.basic-two-year']);
    expect(receipt?.providers.map(({ plans }) => plans.length)).toEqual([9]);
    expect(others).toHaveLength(8);
    expect(others.map(({ title }) => title)).toContain('Prime, 12 months');
  });

  test('no total where the renewal price is not published, and the words for it', () => {
    const { others } = selectCost('ivpn', english);
    expect(others.length).toBeGreaterThan(0);
    for (const bill of others) {
      expect(bill.total).toBeUndefined();
      expect(bill.words).toContain('No total: the renewal price is not published.');
    }
  });

  test('a refund window stands on a bill where it is not the usual one', () => {
    const { others } = selectCost('cyberghost', english);
    const month = others.find(({ title }) => title.endsWith('1 month'));
    expect(month?.lines.at(-1)).toMatchObject({ label: 'Refund window', amount: '14 days' });
  });

  test('prices from elsewhere are left out and counted', () => {
    expect(selectCost('proton-vpn', english).leftOut).toMatch(/^3 further prices are left out/);
    expect(selectCost('mullvad', english).leftOut).toBeUndefined();
  });

  test('without a recent price there is nothing to show', () => {
    expect(selectCost('mullvad', { ...english, asOf: '2029-11-15' })).toEqual({
      note: undefined,
      receipt: undefined,
      others: [],
      leftOut: undefined,
    });
  });

  test.each(localeCodes)('everyone has a total or a refusal in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) {
      const { receipt, others } = selectCost(provider, context);
      expect(receipt).toBeDefined();
      for (const bill of others) expect(bill.total ?? bill.words).toBeTruthy();
    }
  });
});
