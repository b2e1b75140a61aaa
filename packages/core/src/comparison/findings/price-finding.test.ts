import { describe, expect, test } from 'vitest';
import type { Plan } from '#price/plan.ts';
import { samplePlan } from '#price/price.fixture.ts';
import { anyReader, type PriceReader } from '#price/reader-tax.ts';
import { sampleFact, sampleMethodology, sampleProvider } from '#scoring/sample-methodology.ts';
import { scoreProfile } from '#scoring/score-profile.ts';
import { priceFinding } from './price-finding.ts';
import { topicFindings } from './topic-findings.ts';

const asOf = '2026-11-15';
const methodology = { ...sampleMethodology, lifetimes: { ...sampleMethodology.lifetimes, prices: 120 } };
const polish = { ...anyReader, market: 'PL', tax: { percent: 23, addToUnknown: false } };

/** Returns facts of two providers with yearly plans, compared over three years. */
function factsOf(first: Partial<Plan>, second: Partial<Plan>, reader: PriceReader = polish) {
  const sells = (id: string, plan: Partial<Plan>) =>
    sampleProvider(id, {
      prices: sampleFact({ type: 'plans', value: [samplePlan({ renewal: 'none', ...plan })] }),
    });
  const providers = [sells('a', first), sells('b', second)] as const;
  const ranking = (profile: string) => scoreProfile([...providers], methodology, profile, asOf);
  return { providers, methodology, ranking, ownership: [], asOf, months: 36, reader };
}
const verdict = (facts: ReturnType<typeof factsOf>) =>
  topicFindings(facts).find(({ topic }) => topic === 'price')?.verdict.kind;

describe('who is cheaper for readers of a country', () => {
  test('is said with the tax of their country', () => {
    const facts = factsOf({ charged: 60, tax: 'included' }, { charged: 55, tax: 'excluded' });
    // 3 × 60 against 3 × 67.65.
    const taxed = { isLeast: false, isClear: true, isBeforeTax: false };
    const open = { currency: 'USD', isConverted: false, ...taxed };
    expect(priceFinding(facts)).toEqual({ kind: 'cheaper', side: 0, saving: 22.95, ...open });
  });

  test('is not said where a tax decides that one page does not mention', () => {
    const facts = factsOf({ charged: 60, tax: 'unknown' }, { charged: 55, tax: 'excluded' });
    expect(priceFinding(facts)).toEqual({ kind: 'tax-decides' });
    expect(verdict(facts)).toBe('close');
  });

  test('is not said where a tax that one page does not mention makes a small difference a clear one', () => {
    const facts = factsOf({ charged: 57.5, tax: 'included' }, { charged: 60, tax: 'unknown' });
    expect(verdict(facts)).toBe('close');
    expect(priceFinding(facts)).toEqual({ kind: 'tax-decides' });
  });

  test('is said by the smallest difference where it holds however tax is counted', () => {
    const clear = factsOf({ charged: 40, tax: 'unknown' }, { charged: 55, tax: 'excluded' });
    expect(priceFinding(clear)).toMatchObject({ kind: 'cheaper', side: 0 });
    const silent = factsOf({ charged: 40, tax: 'unknown' }, { charged: 60, tax: 'unknown' });
    // 3 × 40 with 23%, rounded each, against 3 × 60 without.
    expect(priceFinding(silent)).toMatchObject({ kind: 'cheaper', side: 0, saving: 32.4, isLeast: true });
  });

  test('is not said where one of two silent shops may include tax and the other not', () => {
    const facts = factsOf({ charged: 40, tax: 'unknown' }, { charged: 45, tax: 'unknown' });
    expect(priceFinding(facts)).toEqual({ kind: 'tax-decides' });
  });

  test('is not said where a price is unknown or too old', () => {
    const [old, silent] = [{ observed: '2020-01-01' }, { renewal: 'unpublished' as const }];
    expect(priceFinding(factsOf({}, silent))).toEqual({ kind: 'one-known', side: 0 });
    expect(priceFinding(factsOf(old, silent))).toEqual({ kind: 'none-known' });
  });

  test('is said at the rate of the scores for two currencies, and not without a rate', () => {
    const facts = factsOf({ charged: 60, currency: 'EUR' }, { charged: 60 }, anyReader);
    // 3 × 60 × 1.16 against 3 × 60.
    expect(priceFinding(facts)).toMatchObject({ side: 1, saving: 28.8, currency: 'USD', isConverted: true });
    const krona = factsOf({ charged: 60, currency: 'SEK' }, { charged: 60 }, anyReader);
    expect(priceFinding(krona)).toEqual({ kind: 'two-currencies' });
  });

  test('is said by the published prices where no country is known', () => {
    const facts = factsOf({ charged: 60, tax: 'unknown' }, { charged: 55, tax: 'excluded' }, anyReader);
    expect(priceFinding(facts)).toMatchObject({ kind: 'cheaper', side: 1, saving: 15 });
  });

  test('is said before tax where only the larger bill includes one, and the country is not known', () => {
    const isBeforeTax = (cheap: Plan['tax'], dear: Plan['tax'], reader?: PriceReader) => {
      const finding = priceFinding(factsOf({ charged: 30, tax: cheap }, { charged: 60, tax: dear }, reader));
      return finding.kind === 'cheaper' && finding.side === 0 && finding.isBeforeTax;
    };
    const kinds = ['included', 'excluded', 'unknown'] as const;
    for (const cheap of kinds) {
      for (const dear of kinds) {
        const isOpen = cheap !== 'included' && dear === 'included';
        expect(isBeforeTax(cheap, dear, anyReader)).toBe(isOpen);
        expect(isBeforeTax(cheap, dear)).toBe(false);
      }
    }
  });
});
