import { addDays } from '@vpn-site/core/day/day.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { allDestinations } from '@vpn-site/core/outbound/outbound-address.ts';
import type { DueItem } from './due-item.ts';

/** The number of days after which the destination and the coupon of an offer must be checked again. */
const offerDays = 30;

/** Returns due items for the destination and the coupon of each offer. Neither affects a rank. */
export function dueOffers(offers: Iterable<Offer>): DueItem[] {
  return [...offers].flatMap((offer) => [...dueDestinations(offer), ...dueCoupon(offer)]);
}

function dueDestinations(offer: Offer): DueItem[] {
  const { provider, checked } = offer;
  return allDestinations(offer).map(({ address, locale }) => ({
    ...offerItem(provider, address),
    key: locale === undefined ? 'destination' : `destinations.${locale}`,
    cell: ['checked'],
    expires: addDays(checked, offerDays),
    words: [],
  }));
}

/** Returns due items for a coupon: to try it again every month, and to remove or renew it after its last day. */
function dueCoupon({ provider, destination, coupon }: Offer): DueItem[] {
  if (!coupon) return [];
  const { code, source, endsOn, checked } = coupon;
  const item = { ...offerItem(provider, source ?? destination), words: code === undefined ? [] : [code] };
  const ends: DueItem[] =
    endsOn === undefined
      ? []
      : [
          {
            ...item,
            key: 'endsOn',
            cell: ['coupon', 'endsOn'],
            expires: addDays(endsOn, 1),
            task: 'No page shows the coupon after its last day. Remove it, or write the next one.',
          },
        ];
  return [
    {
      ...item,
      key: 'coupon',
      cell: ['coupon', 'checked'],
      expires: addDays(checked, offerDays),
      task:
        code === undefined
          ? 'Check the special price, on which plans, and until when. Then set checked of the coupon to that day.'
          : 'Try the code. Check what it gives, on which plans, and until when. Then set checked of the coupon to that day.',
    },
    ...ends,
  ];
}

function offerItem(provider: string, url: string) {
  return {
    kind: 'offer',
    subject: provider,
    file: `facts/offers/${provider}.yaml`,
    source: { url, title: `Link target of ${provider}`, kind: 'destination' },
  } as const;
}
