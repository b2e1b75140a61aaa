import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { decideOutbound, notCountedReasons, refusalReasons } from './decide-outbound.ts';
import { handOffPlacement, placements } from './outbound-click.ts';

const providers = ['mullvad', 'ivpn', 'nordvpn'];
const someAddress = fc.webUrl({ validSchemes: ['https'] });
const someOffers = fc
  .record({
    destination: someAddress,
    destinations: fc.record({ tr: fc.option(someAddress, { nil: undefined }) }),
    subId: fc.constantFrom(undefined, 'aff_sub'),
    paid: fc.boolean(),
  })
  .map((offer) => new Map(providers.map((provider) => [provider, offer] as const)));
const someHeader = fc.constantFrom(undefined, 'same-origin', 'cross-site', 'navigate', 'document', 'image');
const someRequest = fc.record({
  provider: fc.oneof(fc.constantFrom(...providers, '__proto__'), fc.string()),
  locale: fc.constantFrom(...localeCodes),
  placement: fc.oneof(fc.constantFrom(...placements, undefined), fc.string(), fc.array(fc.string())),
  method: fc.constantFrom('GET', 'HEAD'),
  purposes: fc.array(fc.option(fc.oneof(fc.constant('prefetch'), fc.string()), { nil: undefined })),
  fetchMetadata: fc.record({ site: someHeader, mode: someHeader, dest: someHeader }),
  isBot: fc.boolean(),
  isRepeat: fc.boolean(),
});

describe('decideOutbound, for any request', () => {
  test('a reader is sent to the stored address of that provider and language, with a name from closed lists at most, or nowhere', () => {
    const names = localeCodes.flatMap((locale) =>
      [...placements, handOffPlacement].map((placement) => `aff_sub=${locale}-${placement}`),
    );
    fc.assert(
      fc.property(someRequest, someOffers, (request, offers) => {
        const decision = decideOutbound(request, offers);
        const offer = offers.get(request.provider);
        if (decision.kind === 'refused' || !offer) {
          expect([decision.kind, offer]).toEqual(['refused', undefined]);
          return;
        }
        const { destination, destinations, subId, paid } = offer;
        const stored = (request.locale === 'tr' ? destinations.tr : undefined) ?? destination;
        const added = decision.destination.slice(stored.length);
        expect(decision.destination.slice(0, stored.length)).toBe(stored);
        if (!paid || subId === undefined) expect(added).toBe('');
        if (added !== '') expect(names).toContain(added.slice(1));
      }),
    );
  });

  test('whether it counts never changes where it leads', () => {
    fc.assert(
      fc.property(someRequest, someRequest, someOffers, (one, other, offers) => {
        const { provider, locale, placement } = one;
        const [first, second] = [one, { ...other, provider, locale, placement }].map((request) =>
          decideOutbound(request, offers),
        );
        const leadsTo = (decision: typeof first) =>
          decision && 'destination' in decision ? decision.destination : undefined;
        expect(leadsTo(first)).toBe(leadsTo(second));
      }),
    );
  });

  test('what is counted holds only names from closed lists, and every other outcome has a known reason', {
    tags: 'blocks-tracked-link-privacy',
  }, () => {
    fc.assert(
      fc.property(someRequest, someOffers, (request, offers) => {
        const decision = decideOutbound(request, offers);
        if (decision.kind === 'counted') {
          const { click } = decision;
          expect(Object.keys(click).toSorted()).toEqual(['locale', 'paid', 'placement', 'provider']);
          expect([...placements, handOffPlacement]).toContain(click.placement);
          expect(providers).toContain(click.provider);
          expect(request.isBot || request.isRepeat || request.method === 'HEAD').toBe(false);
        } else {
          expect([...notCountedReasons, ...refusalReasons]).toContain(decision.reason);
        }
      }),
    );
  });
});
