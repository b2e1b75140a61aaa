import { addDays } from '../day/day.ts';
import type { Offer } from '../outbound/offer.ts';
import type { DueItem } from './due-item.ts';

/** How long nobody need ask whether an offer still leads where it says. */
const offerDays = 30;

/** Where each offer leads, and the last day of its code. Neither can move a place. */
export function dueOffers(offers: Iterable<Offer>): DueItem[] {
  return [...offers].flatMap(({ provider, destination, checked, code, endsOn }): DueItem[] => {
    const common = {
      kind: 'offer',
      subject: provider,
      file: `facts/offers/${provider}.yaml`,
      source: { url: destination, title: `Where readers of ${provider} are sent`, kind: 'destination' },
      words: code === undefined ? [] : [code],
    } as const;
    const ends: DueItem[] =
      endsOn === undefined
        ? []
        : [{ ...common, key: 'endsOn', cell: ['endsOn'], expires: addDays(endsOn, 1) }];
    return [
      { ...common, key: 'destination', cell: ['checked'], expires: addDays(checked, offerDays) },
      ...ends,
    ];
  });
}
