import { describe, expect, test } from 'vitest';
import type { BlockContext } from '#blocks/block-context.ts';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { Offer } from '#domain/outbound/offer.ts';
import type { SendmePage } from '#domain/page/page.ts';
import { translator } from '#i18n/translator.ts';
import { handOffModel } from './hand-off-model.ts';

const catalog = loadCatalog(process.cwd());
const context = composeBlockContext(catalog, 'pl', translator('pl', messagesOf(catalog, 'pl')), '2026-11-15');
const page: SendmePage = {
  kind: 'sendme',
  vpn: 'expressvpn',
  providerName: 'ExpressVPN',
  path: '/pl/sendme/expressvpn',
  locale: 'pl',
  layout: 'default',
  alternates: [],
};

function withOffer(offer: Partial<Offer>): BlockContext {
  const unpaid: Offer = {
    provider: 'expressvpn',
    destination: 'https://www.expressvpn.com',
    paid: false,
    checked: '2026-11-14',
  };
  return { ...context, offers: new Map([['expressvpn', { ...unpaid, ...offer }]]) };
}

describe('the hand-off page', () => {
  test('says what opens, that nobody pays, and offers a counted and an uncounted way on', () => {
    expect(handOffModel(page, withOffer({}))).toEqual({
      provider: 'ExpressVPN',
      host: 'expressvpn.com',
      isPaid: false,
      checked: '2026-11-14',
      code: undefined,
      next: { href: '/pl/sendme/expressvpn/continue', rel: 'nofollow noopener' },
      plain: { href: 'https://www.expressvpn.com', host: 'expressvpn.com' },
    });
  });

  test('names the host that really opens, and marks a paid link as sponsored', () => {
    const model = handOffModel(page, withOffer({ paid: true, destination: 'https://partner.example/x' }));
    expect(model).toMatchObject({
      host: 'partner.example',
      isPaid: true,
      next: { rel: 'sponsored nofollow noopener' },
      plain: { host: 'expressvpn.com' },
    });
  });

  test('shows a code only while it holds', () => {
    const offer = { code: 'ALMANAC', endsOn: '2026-11-14' };
    expect(handOffModel(page, withOffer(offer)).code).toBeUndefined();
    expect(handOffModel(page, withOffer({ ...offer, endsOn: '2026-11-15' })).code?.code).toBe('ALMANAC');
  });

  test('says what is paid in the word that the law asks for', () => {
    const words = localeCodes.map((locale) => messagesOf(catalog, locale).sendme);
    expect(words.map(({ isPaid }) => isPaid.split(':')[0])).toEqual(['Paid link', 'Reklama', 'Reklam']);
  });
});
