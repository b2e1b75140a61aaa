import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../price/plan.ts';
import { samplePlan } from '../price/price.fixture.ts';
import { anyReader } from '../price/reader-tax.ts';
import type { Provider } from '../provider/provider.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import { cheapestOpening } from './cheapest-opening.ts';

const asOf = '2026-11-15';
const methodology = {
  lifetimes: { prices: 120 },
  costBasis: { market: 'US', currency: 'USD', exchange: { EUR: { rate: 2, asOf } } },
};
const rules = { methodology, asOf, reader: anyReader };

interface Selling {
  readonly charged: number;
  readonly currency: string;
  readonly renewal: Plan['renewal'];
}

const sells = (id: string, { charged, currency, renewal }: Selling): Provider => {
  const value = [samplePlan({ charged, currency, renewal, tax: 'excluded' })];
  return sampleProvider(id, { prices: sampleFact({ type: 'plans', value }) });
};
const yearly = (charged: number, currency = 'USD'): Selling => ({ charged, currency, renewal: 'none' });
const hidden: Selling = { charged: 1, currency: 'USD', renewal: 'unpublished' };

describe('the cheapest of those that open a service', () => {
  test('is whoever takes least over three years', () => {
    const total = { low: 120, high: 120 };
    const cheapest = cheapestOpening([sells('a', yearly(50)), sells('b', yearly(40))], rules);
    expect(cheapest).toMatchObject({ provider: 'b', total, currency: 'USD', compared: 2 });
  });

  test('one alone is the cheapest of itself; of several, one with a known price is not', () => {
    expect(cheapestOpening([sells('a', yearly(50))], rules)?.provider).toBe('a');
    expect(cheapestOpening([sells('a', yearly(50)), sells('b', hidden)], rules)).toBeUndefined();
    expect(cheapestOpening([], rules)).toBeUndefined();
  });

  test('currencies are compared at their rate, and equals are not told apart', () => {
    const besideFifty = (other: Selling) =>
      cheapestOpening([sells('a', yearly(50)), sells('b', other)], rules)?.provider;
    expect(besideFifty(yearly(40, 'EUR'))).toBe('a');
    expect(besideFifty(yearly(40, 'SEK'))).toBeUndefined();
    expect(besideFifty(yearly(50))).toBeUndefined();
  });

  test('nobody whose price is known costs less', () => {
    const offer: fc.Arbitrary<Selling> = fc.oneof(
      fc.record({
        charged: fc.integer({ min: 1, max: 200 }),
        currency: fc.constantFrom('USD', 'EUR'),
        renewal: fc.constant('none' as const),
      }),
      fc.constant(hidden),
    );
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 6 }), (offers) => {
        const providers = offers.map((each, index) => sells(`p${index}`, each));
        const cheapest = cheapestOpening(providers, rules);
        const known = offers.filter(({ renewal }) => renewal === 'none');
        if (!cheapest) return;
        expect(cheapest.compared).toBe(known.length);
        const inDollars = known.map(({ charged, currency }) => charged * 3 * (currency === 'EUR' ? 2 : 1));
        expect(cheapest.total.low * (cheapest.currency === 'EUR' ? 2 : 1)).toBe(Math.min(...inDollars));
      }),
    );
  });
});
