import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlan } from './price.fixture.ts';
import {
  formatPriceListQuery,
  listedPlans,
  parsePriceListQuery,
  planLengths,
  priceSorts,
} from './price-list.ts';

describe('the query of a list of prices', () => {
  test('every choice survives being written and read, and the usual one has none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...priceSorts), fc.constantFrom(...planLengths), (sort, length) => {
        expect(parsePriceListQuery(formatPriceListQuery({ sort, length }))).toEqual({ sort, length });
      }),
    );
    expect(formatPriceListQuery(parsePriceListQuery(''))).toBe('');
  });

  test('anything else is the usual choice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { sort, length } = parsePriceListQuery(`?sort=${text}!&length=${text}!`);
        expect([sort, length]).toEqual(['total', 'cheapest']);
      }),
    );
  });
});

describe('the plans in a list', () => {
  const plans = [
    samplePlan({ id: 'week', days: 7, charged: 2 }),
    samplePlan({ id: 'month', months: 1, charged: 10, renewal: { charged: 10, months: 1 } }),
    samplePlan({ id: 'half', months: 6, charged: 40, renewal: { charged: 40, months: 6 } }),
    samplePlan({ id: 'year', months: 15, charged: 50 }),
    samplePlan({ id: 'dear-year', months: 12, charged: 90 }),
    samplePlan({ id: 'long', months: 27, charged: 60, renewal: { charged: 60, months: 12 } }),
    samplePlan({ id: 'partner', months: 24, charged: 1, standard: false }),
  ];
  const ids = (length: (typeof planLengths)[number]) =>
    listedPlans(plans, length, '2026-11-15').map(({ id }) => id);

  test('are the cheapest of a length, or all but those sold by the day', () => {
    expect(ids('month')).toEqual(['month']);
    expect(ids('year')).toEqual(['year']);
    expect(ids('long')).toEqual(['long']);
    expect(ids('cheapest')).toEqual(['long']);
    expect(ids('all')).toEqual(['month', 'half', 'year', 'dear-year', 'long']);
  });

  test('are none where nothing is as long', () => {
    expect(listedPlans(plans.slice(0, 2), 'long', '2026-11-15')).toEqual([]);
  });
});
