import type { LocaleCode } from '../locale/locale-table.ts';
import type { Offer } from './offer.ts';
import type { ClickPlacement } from './outbound-click.ts';

/** The parts of an offer that decide the destination. */
export type OutboundOffer = Pick<Offer, 'destination' | 'destinations' | 'subId' | 'paid'>;

export function destinationIn(
  locale: LocaleCode,
  { destination, destinations }: Pick<OutboundOffer, 'destination' | 'destinations'>,
): string {
  return destinations?.[locale] ?? destination;
}

/** Returns every destination of an offer, and its language if it is for one language only. */
export function allDestinations({
  destination,
  destinations = {},
}: Pick<OutboundOffer, 'destination' | 'destinations'>): { address: string; locale?: string }[] {
  return [
    { address: destination },
    ...Object.entries(destinations).flatMap(([locale, address]) =>
      address === undefined ? [] : [{ locale, address }],
    ),
  ];
}

/**
 * Returns the final destination: the stored address, with the language and the placement of the link if a paid offer has a
 * sub-id parameter. Both values come from closed lists and are the same for all readers of that link. An unknown placement
 * is left out.
 */
export function outboundAddress(
  offer: OutboundOffer,
  locale: LocaleCode,
  placement: ClickPlacement | undefined,
): string {
  const written = destinationIn(locale, offer);
  const { paid, subId } = offer;
  if (!paid || subId === undefined || placement === undefined) return written;
  return withParameter(written, subId, `${locale}-${placement}`);
}

/** Adds a parameter to an address. No other byte changes, because a partner program may compare the address as text. */
function withParameter(address: string, name: string, value: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const separator = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${separator}${name}=${value}`, ...hash].join('#');
}
