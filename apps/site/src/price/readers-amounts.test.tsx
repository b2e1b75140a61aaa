import type { Plan } from '@vpn-site/core/price/plan.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { cheapestOnBasis } from '@vpn-site/core/scoring/price-points.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectDeals } from '#blocks/page/deals/deals.block.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { priceLine } from './price-line-model.ts';
import { Receipt } from './receipt.tsx';
import { selectReceipt } from './receipt-model.ts';

const terms = { months: 24, charged: 94.23, renewal: { charged: 139.08, months: 12 } } as const;
const plain = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ');

/** Calculated by hand: today's charge, the charge in two years, and their sum. */
const byHand = [
  // 94.23 and 139.08 with 23 %: 115.9029 and 171.0684, each rounded, then added.
  [
    'pl',
    { currency: 'USD', tax: 'excluded' },
    ['115,90 USD', '171,07 USD', '286,97 USD'],
    'Cena dla USA z 20.05.2025: 94,23 USD bez VAT; doliczyliśmy 23%.',
  ],
  [
    'pl',
    { currency: 'EUR', tax: 'included' },
    ['94,23 EUR', '139,08 EUR', '233,31 EUR'],
    'Cena dla USA z 20.05.2025, z podatkiem.',
  ],
  [
    'pl',
    { currency: 'USD', tax: 'unknown' },
    ['94,23 USD', '139,08 USD', '233,31 USD'],
    'Cena dla USA z 20.05.2025; strona nie wspomina o podatku.',
  ],
  // With 20 %: 113.076 and 166.896.
  [
    'tr',
    { currency: 'USD', tax: 'excluded' },
    ['$113,08', '$166,90', '$279,98'],
    'ABD fiyatı, 20 May 2025: KDV hariç $94,23; %20 ekledik.',
  ],
  [
    'tr',
    { currency: 'EUR', tax: 'included' },
    ['€94,23', '€139,08', '€233,31'],
    'ABD fiyatı, 20 May 2025; vergi dahil.',
  ],
  [
    'tr',
    { currency: 'USD', tax: 'unknown' },
    ['$94,23', '$139,08', '$233,31'],
    'ABD fiyatı, 20 May 2025; sayfada vergi belirtilmiyor.',
  ],
  // The country of English readers is unknown, so no tax is added.
  [
    'en',
    { currency: 'USD', tax: 'excluded' },
    ['$94.23', '$139.08', '$233.31'],
    'US price seen May 20, 2025, tax not included.',
  ],
  [
    'en',
    { currency: 'EUR', tax: 'included' },
    ['€94.23', '€139.08', '€233.31'],
    'US price seen May 20, 2025, tax included.',
  ],
  [
    'en',
    { currency: 'USD', tax: 'unknown' },
    ['$94.23', '$139.08', '$233.31'],
    'US price seen May 20, 2025; its page doesn’t mention tax.',
  ],
] as const;

const selling = (locale: SiteContext['locale'], plan: Partial<Plan>): SiteContext =>
  withPlans(testContext(locale), 'alder', { ...terms, ...plan });

describe('what a reader pays', () => {
  test.each(byHand)('in %s for a plan %j', (locale, plan, [today, later, total], basis) => {
    const site = selling(locale, plan);
    const receipt = selectReceipt('alder', site);
    expect([...(receipt?.lines ?? []), receipt?.total].map((line) => plain(line?.amount))).toEqual([
      today,
      later,
      total,
    ]);
    expect(plain(receipt?.basis)).toBe(basis);
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
    expect(plain(receipt?.basis)).toBe('Cena dla USA z 20.05.2025, bez VAT.');
  });

  test('is the price of their own country where one was captured, and the score stays as it is', () => {
    const local = { market: 'PL', currency: 'PLN', tax: 'included', charged: 400, renewal: 'none' } as const;
    const us = testContext('pl');
    const both = withPlans(us, 'alder', local, 24);
    const receipt = selectReceipt('alder', both);
    expect(plain(receipt?.lines[0]?.amount)).toBe('400,00 PLN');
    expect(plain(receipt?.basis)).toBe('Cena dla Polski z 20.05.2025, z podatkiem.');
    expect(plain(selectReceipt('alder', us)?.lines[0]?.amount)).toBe('118,08 USD');
    const plans = knownFact(providerById('alder', both), 'prices')?.value ?? [];
    expect(cheapestOnBasis(plans, both.methodology.costBasis)?.plan.market).toBe('US');
  });

  test('is said in their own money where a fresh rate is known', () => {
    const site = selling('pl', { currency: 'USD', tax: 'excluded' });
    const localMoney = { currency: 'PLN', day: '2025-06-13', perUnit: { USD: 4 } } as const;
    const receipt = selectReceipt('alder', { ...site, localMoney });
    expect(plain(receipt?.converted)).toBe('Razem to ok. 1148 PLN po kursie EBC z 13.06.2025.');
    if (!receipt) throw new Error('There is a price.');
    expect(renderElement(<Receipt {...receipt} />).text).toContain('EBC');
    expect(selectReceipt('alder', site)?.converted).toBeUndefined();
  });
});
