import { allDestinations } from '@vpn-site/core/outbound/outbound-address.ts';
import { problemAt } from '#facts/fact-file.ts';
import { wellFormedOffers } from '#offers/read-offers.ts';
import type { Check } from '../check.ts';

/**
 * Only a paid offer has a sub-id, from which the affiliate program learns which link was followed. Its addresses do not use
 * that parameter already.
 */
export const subIdsPaid: Check = ({ factFiles }) =>
  wellFormedOffers(factFiles).flatMap(({ file, offer }) => {
    const { subId, paid } = offer;
    if (subId === undefined) return [];
    if (!paid) {
      const message = 'The link is not paid, so it must not report clicks in a "subId".';
      return [problemAt(file, ['subId'], message, 'Remove "subId".')];
    }
    return allDestinations(offer)
      .filter(({ address }) => new URL(address).searchParams.has(subId))
      .map(({ locale }) =>
        problemAt(
          file,
          locale === undefined ? ['destination'] : ['destinations', locale],
          `The address already has the parameter "${subId}".`,
          'Remove it from the address, because the site adds it.',
        ),
      );
  });
