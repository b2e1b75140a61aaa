import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { consumerTax } from './consumer-tax.ts';
import { homeCountry } from './country.ts';
import { travelProfile } from './travel-profile.ts';

const { countries, methodology } = testContext('en');

test('a language has the country where its readers live, if one is followed', () => {
  expect(homeCountry(countries, 'pl')?.code).toBe('PL');
  expect(homeCountry(countries, 'tr')?.code).toBe('TR');
  expect(homeCountry(countries, 'en')).toBeUndefined();
});

test('a rate of tax is used until it is too old', () => {
  const poland = countries.get('PL');
  if (!poland) throw new Error('The fixture has this country.');
  expect(consumerTax(poland, '2025-06-15')?.value.percent).toBe(23);
  expect(consumerTax(poland, '2027-06-15')).toBeUndefined();
});

test('the list for people who travel is the one in which getting through a block weighs most', () => {
  expect(travelProfile(methodology)).toBe('travel');
});
