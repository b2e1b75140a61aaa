import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectDeals } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
const english = contextOf('en');

describe('deals', () => {
  const { currencies, hasCodes, without } = selectDeals(english);
  const deals = (id: string) =>
    currencies.flatMap(({ providers }) => providers).find(({ provider }) => provider === id);

  test('every provider with a recent price is listed, under one currency', () => {
    const listed = currencies.flatMap(({ providers }) => providers.map(({ provider }) => provider));
    expect(listed.toSorted()).toEqual(catalog.facts.providers.map(({ id }) => id));
    expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    expect(without).toBeUndefined();
  });

  test('amounts of a list are all in its currency', () => {
    for (const { currency, providers } of currencies) {
      const sign = currency === 'USD' ? '$' : '€';
      const amounts = providers.flatMap(({ plans }) => plans.map(({ charged }) => charged));
      expect(amounts.filter((amount) => !amount.startsWith(sign))).toEqual([]);
    }
  });

  test('the cheapest over three years comes first; those without a total come last', () => {
    for (const { providers } of currencies) {
      const totals = providers.map(({ total }) => Number(total?.replace(/[^\d.]/g, '') ?? Infinity));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
    expect(currencies[0]?.providers.at(-1)).toMatchObject({ provider: 'ivpn', total: undefined });
  });

  test('a saving says what it is measured against', () => {
    const plan = deals('nordvpn')?.plans.find(({ id }) => id === 'basic-two-year');
    expect(plan).toMatchObject({
      term: '27 months, 3 of them as a bonus',
      name: 'Basic',
      charged: '$94.23',
      saving: { share: '70% less', against: 'than $312.93, the same time at the renewal price' },
      renewal: '$139.08 for 12 months ($11.59 a month)',
    });
    expect(deals('mullvad')?.plans).toMatchObject([
      { name: undefined, saving: undefined, renewal: 'does not renew by itself', total: '€180.00' },
    ]);
    expect(deals('ivpn')?.plans.every(({ total }) => total === undefined)).toBe(true);
  });

  test('since when and where a price holds is said, and that tax may be added', () => {
    expect(deals('nordvpn')?.captured).toBe(
      'Seen on October 11, 2026, market: United States. Tax may be added.',
    );
    // Stated for one of its plans only.
    expect(deals('cyberghost')?.captured).toContain('Tax may be added.');
    expect(deals('mullvad')?.captured).toContain('Tax included.');
  });

  test('a partner’s price is not on sale to everyone and is left out', () => {
    expect(deals('proton-vpn')?.plans.map(({ charged }) => charged)).not.toContain('$71.76');
  });

  test('each provider has one counted link, placed on this page, and a plain one', () => {
    for (const { providers } of currencies) {
      for (const { provider, link } of providers) {
        expect(link.href).toBe(`/sendme/${provider}?from=deals`);
        expect(link.plain.href).toMatch(/^https:/);
      }
    }
  });

  test('there is no code unless an offer has one, and an expired one is gone', () => {
    expect(hasCodes).toBe(false);
    const offer = {
      provider: 'mullvad',
      destination: 'https://x.example',
      paid: true,
      checked: '2026-11-14',
    };
    const withCode = (endsOn?: string) =>
      selectDeals({ ...english, offers: new Map([['mullvad', { ...offer, code: 'ALMANAC', endsOn }]]) });
    const codeIn = (model: ReturnType<typeof selectDeals>) =>
      model.currencies.flatMap(({ providers }) => providers.flatMap(({ code }) => code ?? []));
    expect(codeIn(withCode('2026-12-01'))).toEqual([{ code: 'ALMANAC', ends: 'until December 1, 2026' }]);
    expect(codeIn(withCode())).toEqual([{ code: 'ALMANAC', ends: 'no end date is stated' }]);
    expect(withCode('2026-11-14')).toMatchObject({ hasCodes: false });
  });

  test.each(localeCodes)('prices that are out of date are no deals in %s', (locale) => {
    const later = selectDeals(contextOf(locale, '2029-01-01'));
    expect(later.currencies).toEqual([]);
    expect(later.without).toContain('Mullvad VPN');
  });
});
