import type { LocaleCode } from '../locale/locale-table.ts';
import type { Offer } from './offer.ts';
import type { ClickPlacement } from './outbound-click.ts';

/** The part of an offer that decides where a reader goes. */
export type OutboundOffer = Pick<Offer, 'destination' | 'destinations' | 'subId' | 'paid'>;

/** The address that was written for readers of a language. */
export function destinationIn(
  locale: LocaleCode,
  { destination, destinations }: Pick<OutboundOffer, 'destination' | 'destinations'>,
): string {
  return destinations?.[locale] ?? destination;
}

/** Every address that an offer may lead to, with its language where it is for readers of one. */
export function writtenDestinations({
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
 * The address that a reader is sent to: the written one and, where a paid offer names a parameter for it, in that parameter the
 * language and the placement of the link. Both are names from closed lists, the same for everyone who follows that link. A
 * placement that is not on the list is told to nobody.
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

/** Every other byte of the address stays as it was given to us: a partner program may compare it as text. */
function withParameter(address: string, name: string, value: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const separator = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${separator}${name}=${value}`, ...hash].join('#');
}
