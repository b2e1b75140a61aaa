import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { decideOutbound, notCountedReasons, refusalReasons } from './decide-outbound.ts';
import { handOffPlacement, placements } from './outbound-click.ts';

const providers = ['mullvad', 'ivpn', 'nordvpn'];
const someOffers = fc
  .tuple(fc.webUrl({ validSchemes: ['https'] }), fc.boolean())
  .map(
    ([destination, paid]) => new Map(providers.map((provider) => [provider, { destination, paid }] as const)),
  );
const someHeader = fc.constantFrom(
  undefined,
  'same-origin',
  'cross-site',
  'navigate',
  'no-cors',
  'document',
  'image',
);
const someRequest = fc.record({
  provider: fc.oneof(fc.constantFrom(...providers, '__proto__'), fc.string()),
  locale: fc.constantFrom(...localeCodes),
  placement: fc.oneof(fc.constantFrom(...placements, undefined), fc.string(), fc.array(fc.string())),
  method: fc.constantFrom('GET', 'HEAD'),
  purposes: fc.array(fc.option(fc.oneof(fc.constant('prefetch'), fc.string()), { nil: undefined })),
  fetched: fc.record({ site: someHeader, mode: someHeader, dest: someHeader }),
  isBot: fc.boolean(),
  isRepeat: fc.boolean(),
});

describe('decideOutbound, for any request', () => {
  test('a reader is sent to the stored address of that provider or nowhere', () => {
    fc.assert(
      fc.property(someRequest, someOffers, (request, offers) => {
        const decision = decideOutbound(request, offers);
        const stored = offers.get(request.provider)?.destination;
        expect(decision.kind === 'refused' ? undefined : decision.destination).toBe(stored);
      }),
    );
  });

  test('whether it counts never changes where it leads', () => {
    fc.assert(
      fc.property(someRequest, someRequest, someOffers, (one, other, offers) => {
        const [first, second] = [one, { ...other, provider: one.provider }].map((request) =>
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
