import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { isSafeDestination } from './destination.ts';
import { allDestinations, type OutboundOffer, outboundAddress } from './outbound-address.ts';
import { handOffPlacement, placements } from './outbound-click.ts';

const offer: OutboundOffer = {
  destination: 'https://a.example/go?id=1',
  destinations: { pl: 'https://a.example/pl#offer' },
  subId: 'aff_sub',
  paid: true,
};

describe('the address that a reader is sent to', () => {
  test.each([
    ['en', 'card', 'https://a.example/go?id=1&aff_sub=en-card'],
    ['tr', 'sendme', 'https://a.example/go?id=1&aff_sub=tr-sendme'],
    ['pl', 'deals', 'https://a.example/pl?aff_sub=pl-deals#offer'],
    ['pl', undefined, 'https://a.example/pl#offer'],
  ] as const)('from %s and %s is %s', (locale, placement, address) => {
    expect(outboundAddress(offer, locale, placement)).toBe(address);
  });

  test('of an unpaid offer, or of one without a parameter, is the written one', () => {
    const { destination } = offer;
    expect(outboundAddress({ ...offer, paid: false }, 'en', 'card')).toBe(destination);
    expect(outboundAddress({ ...offer, subId: undefined }, 'en', 'card')).toBe(destination);
  });

  test('is one of those that an offer lists', () => {
    expect(allDestinations(offer)).toEqual([
      { address: 'https://a.example/go?id=1' },
      { locale: 'pl', address: 'https://a.example/pl#offer' },
    ]);
  });
});

describe('for any offer, language and placement', () => {
  const allPlacements = [...placements, handOffPlacement] as const;
  const values = localeCodes.flatMap((locale) => allPlacements.map((placement) => `${locale}-${placement}`));
  const address = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true });
  const anyOffer = fc.record({
    destination: address,
    destinations: fc.record({ pl: fc.option(address, { nil: undefined }) }),
    subId: fc.option(fc.constantFrom('aff_sub', 'subId1', 'click-ref'), { nil: undefined }),
    paid: fc.boolean(),
  });

  test('the address differs from the written one by that one parameter at most, with a value of the closed list', () => {
    fc.assert(
      fc.property(
        anyOffer.filter(({ destination, destinations }) =>
          [destination, destinations.pl ?? destination].every(isSafeDestination),
        ),
        fc.constantFrom(...localeCodes),
        fc.constantFrom(undefined, ...allPlacements),
        (some, locale, placement) => {
          const written = (locale === 'pl' ? some.destinations.pl : undefined) ?? some.destination;
          const sent = outboundAddress(some, locale, placement);
          if (!some.paid || some.subId === undefined || placement === undefined) {
            expect(sent).toBe(written);
            return;
          }
          const value = `${locale}-${placement}`;
          expect(values).toContain(value);
          const without = sent.replace(new RegExp(`[?&]${some.subId}=${value}(?=#|$)`), '');
          expect(without).toBe(written);
          expect(isSafeDestination(sent)).toBe(true);
          expect(new URL(sent).searchParams.getAll(some.subId).at(-1)).toBe(value);
        },
      ),
    );
  });
});
