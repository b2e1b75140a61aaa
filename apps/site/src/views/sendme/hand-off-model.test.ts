import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '#compose/compose-page.ts';
import { messagesOf } from '#compose/locale-site.ts';
import type { SendmePage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { handOffModel } from './hand-off-model.ts';

const site = testContext('pl');
const page = pageAt(fixtureCatalog(), '/pl/sendme/alder') as SendmePage;

function withOffer(offer: Partial<Offer>): SiteContext {
  const destination = 'https://www.alder.example';
  const unpaid: Offer = { provider: 'alder', destination, paid: false, checked: '2025-06-14' };
  return { ...site, offers: new Map([['alder', { ...unpaid, ...offer }]]) };
}

describe('the hand-off page', () => {
  test('says what opens, that nobody pays, and offers a counted and an uncounted way on', () => {
    expect(handOffModel(page, withOffer({}))).toMatchObject({
      ...{ host: 'alder.example', isPaid: false, checked: '2025-06-14', coupon: undefined },
      ...{ sharesPlacement: false, next: { href: '/pl/sendme/alder/continue', rel: 'nofollow noopener' } },
      plain: { href: 'https://alder.example', host: 'alder.example' },
    });
  });

  test('has the receipt of the plan that stands for the provider, where a recent price is known', () => {
    const { receipt } = handOffModel(page, withOffer({}));
    expect(receipt?.total.amount).toMatch(/^206,64\sUSD$/);
    const aged = testContext('pl', { asOf: '2029-01-01' });
    expect(handOffModel(page, { ...aged, offers: withOffer({}).offers }).receipt).toBeUndefined();
  });

  test('shows a code only while it holds', { tags: 'sendme-offer' }, () => {
    const coupon = { code: 'ALMANAC', percent: 25, plans: ['two-year'], checked: '2025-06-10' };
    const couponUntil = (endsOn: string) =>
      handOffModel(page, withOffer({ coupon: { ...coupon, endsOn } })).coupon;
    expect(couponUntil('2025-06-14')).toBeUndefined();
    expect(couponUntil(fixtureDay)).toMatchObject({ code: 'ALMANAC', endsOn: fixtureDay });
    expect(couponUntil(fixtureDay)?.plans.map((plan) => plan.replaceAll(/\s/g, ' '))).toEqual([
      '24 miesiące: na początek 88,56 USD zamiast 118,08 USD',
    ]);
  });

  test('names the host of the reader’s language, and says where a program is told the placement', () => {
    const paid = { paid: true, destinations: { pl: 'https://pl.partner.example/x' } };
    expect(handOffModel(page, withOffer(paid))).toMatchObject({
      host: 'pl.partner.example',
      sharesPlacement: false,
    });
    expect(handOffModel(page, withOffer({ ...paid, subId: 'aff_sub' })).sharesPlacement).toBe(true);
  });

  test('says what is paid in the word that the law asks for', { tags: 'sendme-paid' }, () => {
    const words = localeCodes.map((locale) => messagesOf(fixtureCatalog(), locale).sendme);
    expect(words.map(({ isPaid }) => isPaid.split(':')[0])).toEqual(['Paid link', 'Reklama', 'Reklam']);
  });
});
