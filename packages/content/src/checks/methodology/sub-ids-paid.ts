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
      const message = 'Nobody pays for the link, so nobody is told which one was followed.';
      return [problemAt(file, ['subId'], message, 'Remove "subId".')];
    }
    return allDestinations(offer)
      .filter(({ address }) => new URL(address).searchParams.has(subId))
      .map(({ locale }) =>
        problemAt(
          file,
          locale === undefined ? ['destination'] : ['destinations', locale],
          `The address has the parameter "${subId}" already.`,
          'Take it out of the address: the site adds it.',
        ),
      );
  });
