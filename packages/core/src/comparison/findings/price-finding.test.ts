import { describe, expect, test } from 'vitest';
import type { Plan } from '#price/plan.ts';
import { samplePlan } from '#price/price.fixture.ts';
import { anyReader, type PriceReader } from '#price/reader-tax.ts';
import { sampleFact, sampleMethodology, sampleProvider } from '#scoring/sample-methodology.ts';
import { scoreProfile } from '#scoring/score-profile.ts';
import { priceFinding } from './price-finding.ts';
import { topicFindings } from './topic-findings.ts';

const asOf = '2026-11-15';
const polish = { ...anyReader, market: 'PL', tax: { percent: 23, addToUnknown: false } };

/** Returns facts of two providers with yearly plans, compared over three years. */
function factsOf(first: Partial<Plan>, second: Partial<Plan>, reader: PriceReader = polish) {
  const sells = (id: string, plan: Partial<Plan>) =>
    sampleProvider(id, {
      prices: sampleFact({ type: 'plans', value: [samplePlan({ renewal: 'none', ...plan })] }),
    });
  const providers = [sells('a', first), sells('b', second)] as const;
  const ranking = (profile: string) => scoreProfile([...providers], sampleMethodology, profile, asOf);
  return { providers, methodology: sampleMethodology, ranking, ownership: [], asOf, months: 36, reader };
}
const verdict = (facts: ReturnType<typeof factsOf>) =>
  topicFindings(facts).find(({ topic }) => topic === 'price')?.verdict.kind;

describe('who is cheaper for readers of a country', () => {
  test('is said with the tax of their country', () => {
    const facts = factsOf({ charged: 60, tax: 'included' }, { charged: 55, tax: 'excluded' });
    // 3 × 60 against 3 × 67.65.
    expect(priceFinding(facts)).toEqual({
      kind: 'cheaper',
      side: 0,
      saving: 22.95,
      currency: 'USD',
      isClear: true,
    });
  });

  test('is not said where a tax decides that one page does not mention', () => {
    const facts = factsOf({ charged: 60, tax: 'unknown' }, { charged: 55, tax: 'excluded' });
    expect(priceFinding(facts)).toEqual({ kind: 'tax-decides' });
    expect(verdict(facts)).toBe('open');
  });

  test('is not said where a tax that one page does not mention makes a small difference a clear one', () => {
    const facts = factsOf({ charged: 57.5, tax: 'included' }, { charged: 60, tax: 'unknown' });
    expect(verdict(facts)).toBe('open');
    expect(priceFinding(facts)).toEqual({ kind: 'tax-decides' });
  });

  test('is said where it holds both ways, or no page mentions tax', () => {
    const clear = factsOf({ charged: 40, tax: 'unknown' }, { charged: 55, tax: 'excluded' });
    expect(priceFinding(clear)).toMatchObject({ kind: 'cheaper', side: 0 });
    const silent = factsOf({ charged: 40, tax: 'unknown' }, { charged: 41, tax: 'unknown' });
    expect(priceFinding(silent)).toMatchObject({ kind: 'cheaper', side: 0 });
  });

  test('is said by the published prices where no country is known', () => {
    const facts = factsOf({ charged: 60, tax: 'unknown' }, { charged: 55, tax: 'excluded' }, anyReader);
    expect(priceFinding(facts)).toMatchObject({ kind: 'cheaper', side: 1, saving: 15 });
  });
});
