import { formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AmountSpan } from '@vpn-site/core/price/amount-span.ts';
import { type ExchangeRates, localMoney as moneyOf } from '@vpn-site/core/price/exchange-rates.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { cheapestOnBasis } from '@vpn-site/core/scoring/price-points.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectPriceScore } from '#blocks/home/home-price-score/home-price-score.block.ts';
import { selectDeals } from '#blocks/page/deals/deals.block.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { priceLine } from './price-line-model.ts';
import { planBill, priceView } from './price-model.ts';
import { Receipt } from './receipt.tsx';
import { selectReceipt } from './receipt-model.ts';

const terms = { months: 24, charged: 94.23, renewal: { charged: 139.08, months: 12 } } as const;
const plain = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ');

/** Amounts calculated by hand: today's charge, the charge in two years, and their sum. */
const byHand = [
  // 94.23 and 139.08 with 23 %: 115.9029 and 171.0684, each rounded, then added.
  ['pl', 'USD', 'excluded', '115,90 USD', '171,07 USD', '286,97 USD'],
  ['pl', 'EUR', 'included', '94,23 EUR', '139,08 EUR', '233,31 EUR'],
  ['pl', 'USD', 'unknown', '94,23–115,90 USD', '139,08–171,07 USD', '233,31–286,97 USD'],
  // With 20 %: 113.076 and 166.896.
  ['tr', 'USD', 'excluded', '$113,08', '$166,90', '$279,98'],
  ['tr', 'EUR', 'included', '€94,23', '€139,08', '€233,31'],
  ['tr', 'USD', 'unknown', '$94,23–113,08', '$139,08–166,90', '$233,31–279,98'],
  // The country of English readers is unknown, so no tax is added.
  ['en', 'USD', 'excluded', '$94.23', '$139.08', '$233.31'],
  ['en', 'EUR', 'included', '€94.23', '€139.08', '€233.31'],
  ['en', 'USD', 'unknown', '$94.23', '$139.08', '$233.31'],
] as const;
const basis = { en: 'Price seen May 20, 2025', pl: 'Cena z 20.05.2025', tr: 'Fiyat tarihi: 20 May 2025' };

const selling = (locale: SiteContext['locale'], plan: Partial<Plan>): SiteContext =>
  withPlans(testContext(locale), 'alder', { ...terms, ...plan });

describe('what a reader pays', () => {
  test.each(byHand)('in %s for a plan in %s, tax %s', (locale, currency, tax, today, later, total) => {
    const site = selling(locale, { currency, tax });
    const receipt = selectReceipt('alder', site);
    const amounts = [...(receipt?.lines ?? []), receipt?.total].map((line) => plain(line?.amount));
    expect(amounts).toEqual([today, later, total]);
    const isMarked = locale === 'en' && tax === 'included';
    expect(plain(receipt?.basis)).toBe(`${basis[locale]}${isMarked ? ', tax included' : ''}.`);
    const line = priceLine('alder', 'overall', site);
    expect(line).toMatchObject({ kind: 'renews' });
    if (line.kind !== 'renews') throw new Error('The plan renews.');
    expect([plain(line.today), plain(line.later)]).toEqual([today, later]);
    const row = selectDeals(site).rows.find(({ id }) => id.startsWith('alder.'));
    expect([plain(row?.today), plain(row?.total)]).toEqual([today, total]);
  });

  test('is not computed by a rate of tax that is too old', () => {
    const site = selling('pl', { currency: 'USD', tax: 'excluded' });
    const receipt = selectReceipt('alder', { ...site, reader: { ...site.reader, tax: undefined } });
    expect(plain(receipt?.total.amount)).toBe('233,31 USD');
  });

  test('is the price of their own country where one was captured, and the score stays as it is', () => {
    const local = { market: 'PL', currency: 'PLN', tax: 'included', charged: 400, renewal: 'none' } as const;
    const us = testContext('pl');
    const both = withPlans(us, 'alder', local, 24);
    const receipt = selectReceipt('alder', both);
    expect(plain(receipt?.lines[0]?.amount)).toBe('400,00 zł');
    expect(plain(selectReceipt('alder', us)?.lines[0]?.amount)).toBe('118,08 USD');
    const plans = knownFact(providerById('alder', both), 'prices')?.value ?? [];
    expect(cheapestOnBasis(plans, both.methodology.costBasis)?.plan.market).toBe('US');
  });

  test('is said in their own money where a rate is known', () => {
    const site = selling('pl', { currency: 'USD', tax: 'excluded' });
    const localMoney = { currency: 'PLN', day: '2025-06-13', perUnit: { USD: 4 } } as const;
    const receipt = selectReceipt('alder', { ...site, reader: { ...site.reader, localMoney } });
    expect(plain(receipt?.converted)).toBe(
      'Razem to ok. 1150 zł, czyli ok. 32 zł miesięcznie (kurs EBC z 13.06.2025).',
    );
    if (!receipt) throw new Error('There is a price.');
    expect(renderElement(<Receipt {...receipt} />).text).toContain('EBC');
    expect(selectReceipt('alder', site)?.converted).toBeUndefined();
  });
});

/** The rates of the European Central Bank for one euro on October 6, 2026. */
const rates: ExchangeRates = {
  base: 'EUR',
  day: '2026-10-06',
  lifetime: 14,
  rates: { USD: 1.1269, PLN: 4.365, TRY: 55.4196 },
  source: { url: 'https://bank.example/rates', title: 'Rates' },
};

describe('what a reader pays in złoty and lira', () => {
  test.each([
    // 4.365 / 1.1269 = 3.873458 zł a dollar: 286.97 * 3.873458 = 1,111.57, and 30.88 a month of 36.
    ['pl', 'USD', 'excluded', ['ok. 1110 zł', 'ok. 31 zł', '6.10.2026']],
    // 233.31 * 4.365 = 1,018.40, and 28.29 a month.
    ['pl', 'EUR', 'included', ['ok. 1020 zł', 'ok. 28 zł', '6.10.2026']],
    // 55.4196 / 1.1269 = 49.178809 TL a dollar: 279.98 * 49.178809 = 13,769.08, and 382.47 a month.
    ['tr', 'USD', 'excluded', ['yaklaşık 13.800 TL', 'ayda yaklaşık 383 TL', '6 Eki 2026']],
    // 233.31 * 55.4196 = 12,929.95, and 359.17 a month.
    ['tr', 'EUR', 'included', ['yaklaşık 12.900 TL', 'ayda yaklaşık 359 TL', '6 Eki 2026']],
    // 233.31 * 49.178809 = 11,473.91, and 318.72 a month; with tax 13,769.08, and 382.47.
    ['tr', 'USD', 'unknown', ['yaklaşık 11.500–13.800 TL', 'ayda yaklaşık 319–383 TL', '6 Eki 2026']],
  ] as const)('in %s for a plan in %s, tax %s', (locale, from, tax, words) => {
    const site = selling(locale, { currency: from, tax });
    const reader = { ...site.reader, localMoney: moneyOf(rates, locale === 'pl' ? 'PLN' : 'TRY') };
    const converted = plain(selectReceipt('alder', { ...site, reader })?.converted);
    for (const part of words) expect(converted).toContain(part);
  });

  test('a price in their own money is not converted', () => {
    const site = selling('tr', { market: 'TR', currency: 'TRY', tax: 'included' });
    const reader = { ...site.reader, localMoney: moneyOf(rates, 'TRY') };
    const receipt = selectReceipt('alder', { ...site, reader });
    expect(plain(receipt?.lines[0]?.amount)).toBe('94,23 TL');
    expect(receipt?.converted).toBeUndefined();
  });
});

test('chart, table, lead, line and receipt agree to the cent, for any plan and reader', () => {
  const cents = fc.integer({ min: 50, max: 30_000 }).map((amount) => amount / 100);
  const length = fc.constantFrom(1, 3, 6, 12, 13, 24, 26, 27, 36, 39);
  const plan = fc.record({
    months: length,
    charged: cents,
    renewal: fc.oneof(fc.constant('none' as const), fc.record({ charged: cents, months: length })),
    tax: fc.constantFrom('included' as const, 'excluded' as const, 'unknown' as const),
    currency: fc.constantFrom('USD', 'EUR'),
  });
  fc.assert(
    fc.property(plan, fc.constantFrom(...localeCodes), (some, locale) => {
      const site = withPlans(testContext(locale), 'alder', some);
      const bill = planBill('alder', site);
      if (!bill) throw new Error('The plan has a total.');
      const money = (span: AmountSpan) => formatMoneySpan(span, bill.currency, locale);
      const receipt = selectReceipt('alder', site);
      const row = selectDeals(site).rows.find(({ id }) => id.startsWith('alder.'));
      const view = priceView('alder', site);
      const line = priceLine('alder', 'overall', site);
      const point = selectPriceScore(undefined, site).points.find(({ face }) => face.id === 'alder');
      expect([receipt?.total.amount, row?.total, view.isKnown && view.total]).toEqual(
        Array.from({ length: 3 }, () => money(bill.total)),
      );
      expect([receipt?.lines[0]?.amount, row?.today, 'today' in line && line.today]).toEqual(
        Array.from({ length: 3 }, () => money(bill.today)),
      );
      expect([point?.perMonth, view.isKnown && view.perMonth]).toEqual([
        money(bill.month),
        money(bill.month),
      ]);
      if (receipt?.perMonth?.kind === 'differs') expect(receipt.perMonth.paid).toBe(money(bill.month));
      expect([receipt?.total.detail, row?.buys, view.isKnown ? view.buys : undefined]).toEqual(
        Array.from({ length: 3 }, () => (bill.monthsBought > 36 ? row?.buys : undefined)),
      );
    }),
    { numRuns: 60 },
  );
});
