import { allDestinations } from '@vpn-site/core/outbound/outbound-address.ts';
import { problemAt } from '#facts/fact-file.ts';
import { wellFormedOffers } from '#offers/read-offers.ts';
import type { Check } from '../check.ts';

/**
 * Only an affiliate program that pays gets a sub-id, which tells it which link was followed, in a parameter that its
 * addresses do not use yet.
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
