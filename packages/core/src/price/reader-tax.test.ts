import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import { freshPlansOf } from './fresh-plans.ts';
import type { Plan } from './plan.ts';
import { samplePlan } from './price.fixture.ts';
import { anyReader, readerIn } from './reader-tax.ts';

const poland = testContext('en').countries.get('PL');

describe('the readers of a country', () => {
  test('pay the tax of their country while its rate is known', () => {
    const tax = { percent: 23, addToUnknown: false };
    expect(readerIn(poland, '2025-06-15')).toMatchObject({ market: 'PL', tax });
  });

  test('have the published rates of their currency, however old', () => {
    const source = { url: 'https://bank.example/rates.xml', title: 'Rates' };
    const rates = { base: 'EUR', day: '2020-01-02', lifetime: 14, rates: { PLN: 4.25 }, source };
    const perUnit = { EUR: 4.25 };
    expect(readerIn(poland, '2025-06-15', rates).localMoney).toMatchObject({ currency: 'PLN', perUnit });
    expect(readerIn(poland, '2025-06-15').localMoney).toBeUndefined();
  });

  test('pay a tax of unknown rate, by its name, once the rate is too old', () => {
    const reader = readerIn(poland, '2027-06-15');
    expect(reader.tax).toBeUndefined();
    expect(reader.taxName?.pl).toBe('VAT');
  });

  test('are any readers where no country is followed', () => {
    expect(readerIn(undefined, '2025-06-15')).toBe(anyReader);
  });
});

const seller = (...value: Plan[]) =>
  sampleProvider('alder', { prices: sampleFact({ type: 'plans', value }, { asOf: '2026-12-01' }) });

describe('the plans they are shown', () => {
  const rules = {
    methodology: { lifetimes: { prices: 120 }, costBasis: { market: 'US' } },
    asOf: '2026-10-20',
    reader: { ...anyReader, market: 'PL', tax: { percent: 23, addToUnknown: false } },
  };
  const charged = (reader: typeof rules, ...plans: Plan[]) =>
    freshPlansOf(seller(...plans), reader).map((plan) => plan.charged);
  const common = samplePlan({ charged: 100, tax: 'excluded' });

  test('have the tax of the country where the page leaves it out, and only there', () => {
    const [included, unknown] = [samplePlan({ tax: 'included' }), samplePlan({ tax: 'unknown' })];
    expect(charged(rules, common, included, unknown)).toEqual([123, 60, 60]);
    const untaxed = { ...rules, reader: { ...anyReader, market: 'PL' } } as typeof rules;
    expect(charged(untaxed, common)).toEqual([100]);
  });

  test('are those of the country as long as they are young enough', () => {
    const own = samplePlan({ market: 'PL', currency: 'PLN', charged: 400, tax: 'included' });
    expect(charged(rules, common, own)).toEqual([400]);
    expect(charged(rules, common, { ...own, observed: '2026-01-01' })).toEqual([123]);
  });

  test('expire each by the day on which it was seen', () => {
    const plans = [samplePlan({ observed: '2026-12-01' }), samplePlan({ observed: '2026-10-11' })];
    const left = ['2027-02-07', '2027-02-08', '2027-03-31'].map(
      (asOf) => charged({ ...rules, asOf }, ...plans).length,
    );
    expect(left).toEqual([2, 1, 0]);
  });
});
