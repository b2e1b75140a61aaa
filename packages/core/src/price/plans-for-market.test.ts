import { expect, test } from 'vitest';
import { plansForMarket } from './plans-for-market.ts';
import { samplePlan } from './price.fixture.ts';

const common = samplePlan({ id: 'us' });
const polish = samplePlan({ id: 'pl', market: 'PL', currency: 'PLN' });
const partner = samplePlan({ id: 'pl-partner', market: 'PL', standard: false });
const german = samplePlan({ id: 'de', market: 'DE' });
const ids = (plans: readonly { readonly id: string }[]) => plans.map(({ id }) => id);

test('readers see the price list of their country as soon as there is one', () => {
  expect(ids(plansForMarket([common, polish, partner, german], 'PL', 'US'))).toEqual(['pl', 'pl-partner']);
  expect(ids(plansForMarket([common, german], 'PL', 'US'))).toEqual(['us']);
});

test('a partner’s page is not the price list of a country', () => {
  expect(ids(plansForMarket([common, partner], 'PL', 'US'))).toEqual(['us']);
});

test('readers of whom no country is known see the common list alone', () => {
  expect(ids(plansForMarket([common, polish, german], undefined, 'US'))).toEqual(['us']);
});
