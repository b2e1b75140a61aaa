import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../outbound/offer.ts';
import type { Plan } from '../price/plan.ts';
import { samplePlan } from '../price/price.fixture.ts';
import type { Provider } from '../provider/provider.ts';
import { conditionHolds, conditions, findSiteStates, sitePromises, siteStates } from './site-state.ts';

const offer: Offer = { provider: 'a', destination: 'https://a.example', paid: false, checked: '2026-01-01' };
const coupon = { code: 'X', percent: 20, plans: ['annual'], checked: '2026-01-01' };
const asOf = '2026-06-01';
const nothing = { site: {}, offers: [offer], built: [], asOf };

test.each([
  [{}, []],
  [{ offers: [offer, { ...offer, paid: true }] }, ['paid-links']],
  [{ offers: [{ ...offer, paid: true, subId: 'aff_sub' }] }, ['paid-links', 'sub-ids']],
  [{ offers: [{ ...offer, coupon }] }, ['codes', 'offers']],
  [{ offers: [{ ...offer, coupon: { ...coupon, code: undefined } }] }, ['offers']],
  [{ offers: [{ ...offer, coupon: { ...coupon, since: '2026-06-02' } }] }, []],
  [{ offers: [{ ...offer, coupon: { ...coupon, endsOn: '2026-05-31' } }] }, []],
  [{ built: ['analytics'] as const }, ['analytics']],
  [{ built: ['views'] as const }, ['views']],
  [{ site: { reportErrors: 'mailto:a@site.example' } }, ['reports']],
  [{ site: { owner: { legalName: 'A', address: 'B', email: 'a@site.example' } } }, ['owner']],
  [{ site: { repository: 'https://git.example/a' } }, ['repository']],
  [{ site: { controller: { name: 'A', address: 'B', contact: 'mailto:a@site.example' } } }, ['controller']],
])('with %j this is so: %j', (changed, states) => {
  expect([...findSiteStates({ ...nothing, ...changed })]).toEqual(states);
});

test('of something and that it is not so, exactly one holds', () => {
  fc.assert(
    fc.property(fc.subarray([...siteStates]), (some) => {
      const states = new Set(some);
      for (const state of siteStates)
        expect(conditionHolds(state, states)).toBe(!conditionHolds(`no-${state}`, states));
    }),
  );
  expect(conditions).toHaveLength(2 * siteStates.length);
});

const promised = { offers: [], providers: [], documentIds: [], lifetimes: {}, asOf };
const dealsWith = (more: Partial<Offer>, plans: readonly Plan[] = []) => {
  const prices = { type: 'plans', value: plans, basis: 'dataset', asOf, checked: asOf, sources: [] };
  const providers = [{ id: 'a', facts: { prices } }] as unknown as Provider[];
  return sitePromises({ ...promised, offers: [{ ...offer, paid: true, ...more }], providers }).deals;
};

test('exclusive deals are promised while an offer has a code or a special price, and a paid link is none', () => {
  expect(dealsWith({})).toBe('none');
  expect(dealsWith({ coupon })).toBe('exclusive');
  expect(dealsWith({ coupon: { ...coupon, code: undefined } })).toBe('exclusive');
  expect(dealsWith({ coupon: { ...coupon, endsOn: '2026-06-01' } })).toBe('exclusive');
  expect(dealsWith({ coupon: { ...coupon, endsOn: '2026-05-31' } })).toBe('none');
});

test('deals are promised while a plan costs less in its first term', () => {
  const cheaper = samplePlan({ charged: 30 });
  expect(dealsWith({}, [samplePlan({})])).toBe('none');
  expect(dealsWith({}, [samplePlan({}), cheaper])).toBe('public');
  expect(dealsWith({ coupon }, [cheaper])).toBe('exclusive');
});

test.each([
  ['explainers/gaming', true],
  ['explainers/vpn-for-gaming', true],
  ['roundups/gaming-vpns', true],
  ['guides/endgaming', false],
  ['explainers/what-is-a-vpn', false],
])('%s is a page on gaming: %s', (id, gaming) => {
  expect(sitePromises({ ...promised, documentIds: [id] }).gaming).toBe(gaming);
});
