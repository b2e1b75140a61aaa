import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../outbound/offer.ts';
import { conditions, holds, siteStates, statesOf } from './site-state.ts';

const offer: Offer = { provider: 'a', destination: 'https://a.example', paid: false, checked: '2026-01-01' };
const asOf = '2026-06-01';
const nothing = { site: {}, offers: [offer], hasAnalytics: false, asOf };

test.each([
  [{}, []],
  [{ offers: [offer, { ...offer, paid: true }] }, ['paid-links']],
  [{ offers: [{ ...offer, code: 'X' }] }, ['codes']],
  [{ offers: [{ ...offer, code: 'X', endsOn: '2026-05-31' }] }, []],
  [{ hasAnalytics: true }, ['analytics']],
  [{ site: { reportErrors: 'mailto:a@site.example' } }, ['reports']],
])('with %j this is so: %j', (changed, states) => {
  expect([...statesOf({ ...nothing, ...changed })]).toEqual(states);
});

test('of something and that it is not so, exactly one holds', () => {
  fc.assert(
    fc.property(fc.subarray([...siteStates]), (some) => {
      const states = new Set(some);
      for (const state of siteStates) expect(holds(state, states)).toBe(!holds(`no-${state}`, states));
    }),
  );
  expect(conditions).toHaveLength(2 * siteStates.length);
});
