import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMethodology } from '../scoring/sample-methodology.ts';
import type { Plan } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { plansForMarket } from './plans-for-market.ts';
import { samplePlan } from './price.fixture.ts';
import { anyReader, type PriceReader } from './reader-tax.ts';
import { comparableTotals, leastSaving, lowestBill, planAmounts } from './three-year-bill.ts';
import { planWithTax } from './with-tax.ts';

const start = '2026-11-18';
const readers = {
  en: anyReader,
  pl: { ...anyReader, market: 'PL', tax: { percent: 23, addToUnknown: false } },
  tr: { ...anyReader, market: 'TR', tax: { percent: 20, addToUnknown: false } },
} as const satisfies Readonly<Record<string, PriceReader>>;

/** The amounts of a reader for one plan per market. */
function amountsOf(plans: readonly Plan[], reader: PriceReader) {
  const [plan] = plansForMarket(plans, reader.market, 'US');
  if (!plan) throw new Error('There is a plan for the common market.');
  return planAmounts(reader.tax ? planWithTax(plan, reader.tax) : plan, 36, start);
}

const yearly = (charged: number, over: Partial<Plan>) =>
  samplePlan({ charged, renewal: { charged, months: 12 }, ...over });
const sold = {
  'a first term of 27 months, then years': [
    yearly(94.23, { months: 27, renewal: { charged: 139.08, months: 12 }, tax: 'excluded' }),
  ],
  'terms of 26 months': [
    yearly(69.99, { months: 26, renewal: { charged: 69.99, months: 26 }, tax: 'excluded' }),
  ],
  '39 months at once, no word on tax': [yearly(79, { months: 39 })],
  'a prepaid month': [yearly(5, { months: 1, renewal: 'none', currency: 'EUR', tax: 'included' })],
  'yearly, with local prices': [
    yearly(59.88, { tax: 'excluded' }),
    yearly(264, { market: 'PL', currency: 'PLN', tax: 'included' }),
    yearly(1999.99, { market: 'TR', currency: 'TRY' }),
  ],
} as const;

type Span = readonly [low: number, high: number];
type Sale = readonly [plan: keyof typeof sold, reader: keyof typeof readers, currency: string];
type Row = readonly [...Sale, today: Span, total: Span, monthsBought: number, month: Span];
const one = (amount: number) => [amount, amount] as const;

/** Amounts calculated by hand. Each charge is rounded with its tax before it is added. */
const byHand: readonly Row[] = [
  ['a first term of 27 months, then years', 'en', 'USD', one(94.23), one(233.31), 39, one(5.98)],
  ['a first term of 27 months, then years', 'pl', 'USD', one(115.9), one(286.97), 39, one(7.36)],
  ['a first term of 27 months, then years', 'tr', 'USD', one(113.08), one(279.98), 39, one(7.18)],
  ['terms of 26 months', 'en', 'USD', one(69.99), one(139.98), 52, one(2.69)],
  ['terms of 26 months', 'pl', 'USD', one(86.09), one(172.18), 52, one(3.31)],
  ['39 months at once, no word on tax', 'en', 'USD', one(79), one(79), 39, one(2.03)],
  ['39 months at once, no word on tax', 'pl', 'USD', [79, 97.17], [79, 97.17], 39, [2.03, 2.49]],
  ['39 months at once, no word on tax', 'tr', 'USD', [79, 94.8], [79, 94.8], 39, [2.03, 2.43]],
  ['a prepaid month', 'en', 'EUR', one(5), one(180), 36, one(5)],
  ['a prepaid month', 'pl', 'EUR', one(5), one(180), 36, one(5)],
  ['yearly, with local prices', 'en', 'USD', one(59.88), one(179.64), 36, one(4.99)],
  ['yearly, with local prices', 'pl', 'PLN', one(264), one(792), 36, one(22)],
  ['yearly, with local prices', 'tr', 'TRY', [1999.99, 2399.99], [5999.97, 7199.97], 36, [166.67, 200]],
];

describe('a three-year bill', () => {
  test.each(byHand)('of %s, for %s', (plan, reader, currency, today, total, monthsBought, month) => {
    const span = ([low, high]: Span) => ({ low, high });
    const spans = { today: span(today), total: span(total), month: span(month) };
    expect(amountsOf(sold[plan], readers[reader])).toEqual({ currency, monthsBought, ...spans });
  });

  test('is that of the charges, at either end of the span, for any plan and reader', () => {
    const money = fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100);
    const length = fc.integer({ min: 1, max: 48 });
    const plan = fc
      .record({
        charged: money,
        months: length,
        renewal: fc.oneof(
          fc.constantFrom('none' as const, 'unpublished' as const),
          fc.record({ charged: money, months: length }),
        ),
        tax: fc.constantFrom('included' as const, 'excluded' as const, 'unknown' as const),
        currency: fc.constantFrom('USD', 'EUR'),
      })
      .map(samplePlan);
    fc.assert(
      fc.property(plan, fc.constantFrom(...Object.values(readers)), (some, reader) => {
        const amounts = amountsOf([some], reader);
        const { percent = 0 } = reader.tax ?? {};
        const low = planWithTax({ ...some }, { percent, addToUnknown: false });
        const high = planWithTax({ ...some }, { percent, addToUnknown: true });
        const [least, most] = [planCost(low, 36, start), planCost(high, 36, start)];
        expect(amounts !== undefined).toBe(least.ok);
        if (!amounts || !least.ok || !most.ok) return;
        expect(amounts.total).toEqual({ low: least.total, high: most.total });
        expect(amounts.month).toEqual({ low: least.perMonth, high: most.perMonth });
        expect(amounts.today).toEqual({ low: low.charged, high: high.charged });
        if (some.tax !== 'unknown' || !reader.tax) expect(amounts.total.low).toBe(amounts.total.high);
      }),
    );
  });
});

describe('several bills', () => {
  const rules = { methodology: sampleMethodology, reader: anyReader };
  const bill = (low: number, high = low, currency = 'USD') => ({ currency, total: { low, high } });

  test('in one currency are not converted; in two, at the rate of the scores', () => {
    const totals = [
      { low: 10, high: 12 },
      { low: 20, high: 20 },
    ];
    const euros = totals.map(({ low, high }) => bill(low, high, 'EUR'));
    expect(comparableTotals(euros, rules)).toEqual({ currency: 'EUR', isConverted: false, totals });
    expect(comparableTotals([bill(100, 100, 'EUR'), bill(20)], rules)).toMatchObject({
      currency: 'USD',
      isConverted: true,
      totals: [{ low: expect.closeTo(116, 9) }, { low: 20 }],
    });
    expect(comparableTotals([bill(100, 100, 'SEK'), bill(20)], rules)).toBeUndefined();
  });

  test('in the reader’s own money are converted at the published rate', () => {
    const localMoney = { currency: 'PLN', day: '2026-10-06', perUnit: { USD: 4, EUR: 5 } };
    const polish = { ...rules, reader: { localMoney } };
    const compared = comparableTotals([bill(100, 100, 'PLN'), bill(20)], polish);
    expect(compared?.totals[0]).toEqual({ low: 25, high: 25 });
  });

  test('differ by what is left in the worst case', () => {
    expect(leastSaving({ low: 79, high: 97.17 }, { low: 240, high: 295.2 }, 'USD')).toBe(142.83);
    expect(leastSaving({ low: 79, high: 97.17 }, { low: 90, high: 110 }, 'USD')).toBeUndefined();
  });

  test('have a lowest one only if it is below all others whatever tax they include', () => {
    const cheap = bill(79, 97.17);
    expect(lowestBill([cheap, bill(120), bill(180)], rules)).toBe(cheap);
    expect(lowestBill([cheap, bill(90)], rules)).toBeUndefined();
    expect(lowestBill([bill(120), bill(120)], rules)).toBeUndefined();
    expect(lowestBill([cheap], rules)).toBeUndefined();
  });
});
