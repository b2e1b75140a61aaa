import { expect, test } from 'vitest';
import type { Offer } from '../outbound/offer.ts';
import { sitePromises } from './site-promises.ts';

const offer: Offer = { provider: 'a', destination: 'https://a.example', paid: true, checked: '2026-01-01' };
const dealsWith = (more: Partial<Offer>) => sitePromises([{ ...offer, ...more }], [], '2026-06-01').deals;

test('deals are promised while an offer has a code, and a paid link is none', () => {
  expect(dealsWith({})).toBe(false);
  expect(dealsWith({ code: 'X' })).toBe(true);
  expect(dealsWith({ code: 'X', endsOn: '2026-06-01' })).toBe(true);
  expect(dealsWith({ code: 'X', endsOn: '2026-05-31' })).toBe(false);
});

test.each([
  ['explainers/gaming', true],
  ['explainers/vpn-for-gaming', true],
  ['roundups/gaming-vpns', true],
  ['guides/endgaming', false],
  ['explainers/what-is-a-vpn', false],
])('%s is a page on gaming: %s', (id, gaming) => {
  expect(sitePromises([], [id], '2026-06-01').gaming).toBe(gaming);
});
