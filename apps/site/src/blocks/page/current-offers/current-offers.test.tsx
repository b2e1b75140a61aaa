import { addDays } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Coupon } from '@vpn-site/core/outbound/coupon.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectCurrentOffers } from './current-offers.block.ts';
import { CurrentOffers } from './current-offers.tsx';

const english = testContext();

function withCoupon(site: SiteContext, provider: string, change: Partial<Coupon> | undefined): SiteContext {
  const offer = site.offers.get(provider);
  if (!offer) throw new Error(`The fixture has an offer of ${provider}.`);
  const coupon = change && ({ ...offer.coupon, ...change } as Coupon);
  return { ...site, offers: new Map([...site.offers, [provider, { ...offer, coupon }]]) };
}
const cardOf = (provider: string, site = english) =>
  selectCurrentOffers(site).cards.find(({ face }) => face.id === provider);
const rendered = (site = english) => renderElement(<CurrentOffers {...selectCurrentOffers(site)} />);

describe('the offers in force', () => {
  test('have code or special price, first charge, renewal, last day and whether the link is paid', () => {
    expect(cardOf('birch')).toMatchObject({
      kind: 'code',
      code: 'GROVE20',
      percent: 20,
      first: '$67.01',
      bought: 'Jun 15, 2025',
      renewal: {
        day: 'Jun 15, 2027',
        amount: { kind: 'known', amount: '$119.88', months: 12 },
        isHigher: true,
      },
      lastDay: 'Sep 30, 2025',
      tried: 'Jun 10, 2025',
      link: { isPaid: true },
    });
    expect(cardOf('elm')).toMatchObject({
      kind: 'price',
      code: '',
      percent: undefined,
      first: '€47.88',
      lastDay: 'Jul 31, 2025',
      link: { isPaid: false },
    });
  });

  test('are sorted by the bill of three years, paid or not', () => {
    expect(selectCurrentOffers(english).cards.map(({ face }) => face.id)).toEqual(['birch', 'elm']);
    const cheap = withCoupon(english, 'elm', { price: 1 });
    expect(selectCurrentOffers(cheap).cards.map(({ face }) => face.id)).toEqual(['birch', 'elm']);
    const dear = withCoupon(english, 'birch', { percent: 1, plans: ['annual'] });
    expect(selectCurrentOffers(dear).cards.map(({ face }) => face.id)).toEqual(['elm', 'birch']);
  });

  test('are measured against the lowest price of the 30 days before they began, which is struck out', () => {
    // The code began on May 20; in the 30 days before, the plan cost $71.76 until the capture of April 20.
    expect(cardOf('birch')).toMatchObject({
      struck: '$71.76',
      measured: { kind: 'before', amount: '$71.76', days: 'Apr 20\u2009–\u2009May 19, 2025' },
    });
    const later = withCoupon(english, 'birch', { since: '2025-05-21' });
    expect(cardOf('birch', later)?.struck).toBe('$83.76');
  });

  test('strike out nothing that is not above the offer, or not recorded for 30 days', () => {
    const high = withCoupon(english, 'birch', { percent: 10 });
    expect(cardOf('birch', high)).toMatchObject({ first: '$75.38', struck: undefined });
    const early = withCoupon(english, 'birch', { since: '2025-04-01' });
    expect(cardOf('birch', early)).toMatchObject({
      struck: undefined,
      measured: { kind: 'list', amount: '$83.76', day: 'May 20, 2025', since: 'known' },
    });
    expect(cardOf('elm')).toMatchObject({ struck: undefined, measured: { kind: 'list', since: 'unknown' } });
  });

  test('begin on their first day and are gone the day after their last', () => {
    const on = (asOf: string) => selectCurrentOffers({ ...english, asOf }).cards.map(({ face }) => face.id);
    expect(on('2025-07-31')).toEqual(['birch', 'elm']);
    expect(on('2025-08-01')).toEqual(['birch']);
    const coming = withCoupon(english, 'elm', { since: addDays(english.asOf, 1) });
    expect(cardOf('elm', coming)).toBeUndefined();
  });

  test('without a recent price the code and its last day remain', () => {
    const old = { ...withCoupon(english, 'birch', { endsOn: undefined }), asOf: '2029-01-01' };
    expect(cardOf('birch', old)).toMatchObject({ code: 'GROVE20', first: undefined, renewal: undefined });
    expect(rendered(old).text).toContain('no recent price');
  });
});

test.each(localeCodes)(
  'in %s each offer has its link, the first a filled button; without any a box says so',
  (locale) => {
    const cards = rendered(testContext(locale)).all('.offer-card');
    expect(cards.map((card) => card.all('.button-line').length)).toEqual([0, 1]);
    for (const card of cards) expect(card.all('.button')[0]?.attributes.href).toContain('?from=deals');
    expect(cards.map(({ attributes }) => attributes['data-ends-on'])).toEqual(['2025-09-30', '2025-07-31']);
    const none = rendered({ ...testContext(locale), offers: new Map() });
    expect([none.all('.offer-card').length, none.all('.offers-none').length]).toEqual([0, 1]);
  },
);
