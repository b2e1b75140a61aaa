import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from './site-context.ts';
import { exchangeRateSentence, includedTax, taxNote } from './tax-note.ts';

const at = (locale: SiteContext['locale'], reader: Partial<SiteContext['reader']> = {}): SiteContext => {
  const site = testContext(locale);
  return { ...site, reader: { ...site.reader, localMoney: undefined, ...reader } };
};
const zloty = { currency: 'PLN', day: '2025-06-13', perUnit: { USD: 4, EUR: 5 } } as const;
const lira = { currency: 'TRY', day: '2025-06-13', perUnit: { USD: 40, EUR: 50 } } as const;
const plain = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ');

describe('the statement about market and tax', () => {
  test.each([
    [
      'en',
      {},
      /^Dollar prices are US list prices\. Tax may come on top unless a price says it’s included\.$/,
    ],
    [
      'pl',
      { localMoney: zloty },
      /doliczamy 23%.*Dwie kwoty.*złote \(„ok\.”\) po kursie EBC z 13\.06\.2025\.$/,
    ],
    ['pl', { tax: undefined }, /^Podatek może dojść, chyba że .* Dolary z cenników dla USA\.$/],
    [
      'tr',
      { localMoney: lira },
      /%20 ekliyoruz; belirtmiyorsa iki tutar.*13 Haz 2025 tarihli ECB kuruyla\.$/,
    ],
    ['tr', { tax: undefined }, /^Fiyatın yanında “vergi dahil” yazmıyorsa üstüne vergi gelebilir\./],
  ] as const)('in %s with %j', (locale, reader, text) => {
    expect(plain(taxNote(at(locale, reader)))).toMatch(text);
  });

  test('leaves only prices with tax to be marked, where the page adds none', () => {
    expect(includedTax({ tax: 'included' }, at('en'))).toBe('tax included');
    expect(includedTax({ tax: 'unknown' }, at('en'))).toBeUndefined();
    expect(includedTax({ tax: 'included' }, at('pl'))).toBeUndefined();
    expect(plain(includedTax({ tax: 'included' }, at('pl', { tax: undefined })))).toBe('z podatkiem');
  });
});

test('the rates of a comparison are named with their day, once for each currency', () => {
  expect(exchangeRateSentence(['USD', 'USD'], at('en'))).toBeUndefined();
  expect(plain(exchangeRateSentence(['EUR', 'USD', 'EUR'], at('en')))).toMatch(
    /^Currencies are compared at €1 = \$1\.\d\d \(\w+ \d+, \d{4}\)\.$/,
  );
  expect(plain(exchangeRateSentence(['PLN', 'USD'], at('pl', { localMoney: zloty })))).toBe(
    'Waluty porównujemy po kursie 1 USD = 4,00 zł (13.06.2025).',
  );
});
