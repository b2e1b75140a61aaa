import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectHowWeEarn, withEarnings } from './how-we-earn.block.ts';

const coupon = { code: 'CODE', percent: 20, plans: ['annual'], checked: '2025-06-01' };

/** Returns the fixture site in which some providers have paid links and some have codes. */
function contextWith(paid: readonly string[], codes: readonly string[] = [], locale: LocaleCode = 'en') {
  const site = testContext(locale);
  const offers = new Map(
    [...site.providers.keys()].map((provider): [string, Offer] => [
      provider,
      {
        provider,
        destination: `https://${provider}.example`,
        paid: paid.includes(provider),
        history: paid.includes(provider) ? [{ since: '2024-02-01' }] : [],
        coupon: codes.includes(provider) ? coupon : undefined,
        checked: '2025-06-01',
      },
    ]),
  );
  return { ...site, offers };
}

test.each([
  ['en', /^At present nobody pays us: no link/, /Alder.*, Birch.* and Elm.* on this site are paid/],
  ['pl', /^Obecnie nikt nam nie płaci: żaden link/, /Linki do Alder.*, Birch.* i\u00a0Elm.* reklamowe/],
  ['tr', /^Şu anda bize kimse para ödemiyor/, /Alder.*, Birch.* ve Elm.* bağlantıları reklamdır/],
] as const)(
  'says in %s that nobody pays while nobody does, or whose links are paid',
  (locale, nobody, paid) => {
    expect(selectHowWeEarn(contextWith([], [], locale))).toEqual({
      payers: expect.stringMatching(nobody),
      since: undefined,
      before: undefined,
      codes: undefined,
    });
    expect(selectHowWeEarn(contextWith(['alder', 'birch', 'elm'], [], locale)).payers).toMatch(paid);
  },
);

test('one provider is named in the singular, and all are not listed', () => {
  expect(selectHowWeEarn(contextWith(['birch'])).payers).toMatch(
    /^Links to Birch[^,]* on this site are paid/,
  );
  const everyone = [...testContext().providers.keys()];
  expect(selectHowWeEarn(contextWith(everyone)).payers).toMatch(/^All links to providers/);
});

test.each([
  ['en', /Birch VPN since February 1, 2024/, /Fir VPN \(from March 1, 2022 to August 31, 2023\)/],
  ['pl', /Birch VPN \(od 1 lutego 2024 r\.\)/, /Fir VPN \(od 1 marca 2022 r\. do 31 sierpnia 2023 r\.\)/],
  ['tr', /Birch VPN \(1 Şubat 2024 tarihinden/, /Fir VPN \(1 Mart 2022 – 31 Ağustos 2023\)/],
] as const)('says in %s since when, and who paid before', (locale, since, before) => {
  const words = selectHowWeEarn(testContext(locale));
  expect(words.since?.replaceAll(/\s/g, ' ')).toMatch(since);
  expect(words.before?.replaceAll(/\s/g, ' ')).toMatch(before);
});

test('names who gave a code, while it holds', () => {
  expect(selectHowWeEarn(contextWith([], ['elm'])).codes).toMatch(/^Elm/);
  const site = contextWith([], ['elm']);
  const ended = new Map(
    [...site.offers].map(([id, offer]) => [id, { ...offer, coupon: { ...coupon, endsOn: '2025-06-01' } }]),
  );
  expect(selectHowWeEarn({ ...site, offers: ended }).codes).toBeUndefined();
});

test('fills structured texts, which hold no blocks', () => {
  expect(withEarnings('{site}: {earnings} Really.', { ...contextWith([]), siteName: 'A' })).toBe(
    'A: At present nobody pays us: no link on this site earns a commission. Really.',
  );
});
