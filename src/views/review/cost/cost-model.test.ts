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
  test('a bill for every comparable plan, the cheapest over the years first', () => {
    const { headline, others } = selectCost('nordvpn', english);
    expect(headline).toMatchObject({
      title: 'Basic, 27 months',
      total: { label: '36 months', amount: '$233.31' },
    });
    expect(others).toHaveLength(8);
    expect(others.map(({ title }) => title)).toContain('Prime, 12 months');
  });

  test('no total where the renewal price is not published, and the words for it', () => {
    const { headline, others, chart } = selectCost('ivpn', english);
    for (const bill of [headline, ...others]) {
      expect(bill?.total).toBeUndefined();
      expect(bill?.words).toContain('No total: the renewal price is not published.');
    }
    expect(chart?.knownUntil).toBeLessThan(1);
    expect(chart?.label).toBe(
      'Paid in all: $60.00 today. What is charged after the first term is not published.',
    );
  });

  test('the drawing says in a sentence what it shows', () => {
    const { chart } = selectCost('mullvad', english);
    expect(chart?.label).toBe('Paid in all: €5.00 today, €180.00 by the end, in 36 payments.');
    expect(selectCost('private-internet-access', english).chart?.label).toBe(
      'Paid in all: $79.00 today, nothing more within 36 months.',
    );
    expect(chart?.steps).toHaveLength(36);
    expect(chart?.amounts.map(({ text }) => text)).toEqual(['€0', '€50', '€100', '€150', '€200']);
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
      headline: undefined,
      others: [],
      chart: undefined,
      leftOut: undefined,
      credit: undefined,
    });
  });

  test.each(localeCodes)('everyone has a total or a refusal in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) {
      const { headline, others } = selectCost(provider, context);
      for (const bill of [headline, ...others]) expect(bill?.total ?? bill?.words).toBeTruthy();
    }
  });
});
