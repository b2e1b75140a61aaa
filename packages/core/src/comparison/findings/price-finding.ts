import { comparableTotals, leastSaving, type ThreeYearBill, threeYearBill } from '#price/three-year-bill.ts';
import type { Provider } from '#provider/provider.ts';
import { isClearlyCheaper } from './clear-difference.ts';
import { type ComparedFacts, largerSide, otherSide, type PairFacts, type Side } from './pair-facts.ts';

/** The comparison of what a subscription costs with two providers. */
export type PriceFinding =
  | {
      readonly kind: 'cheaper';
      readonly side: Side;
      /** The amount that is saved at least, whatever tax the price pages leave unmentioned. */
      readonly saving: number;
      /** Whether more may be saved, because a price page does not mention tax. */
      readonly isLeast: boolean;
      readonly currency: string;
      /** Whether the two bills are in different currencies, so that the saving depends on an exchange rate. */
      readonly isConverted: boolean;
      /** Whether the saving is large enough to count as a difference. */
      readonly isClear: boolean;
      /** Whether tax may come on top of the smaller bill only, so that the saving is one before tax. */
      readonly isBeforeTax: boolean;
    }
  | { readonly kind: 'same' }
  /** No exchange rate is known for one of two currencies. */
  | { readonly kind: 'two-currencies' }
  /**
   * The result depends on a tax that a price page does not mention: which bill is smaller, or whether it is clearly
   * smaller.
   */
  | { readonly kind: 'tax-decides' }
  | { readonly kind: 'one-known'; readonly side: Side }
  | { readonly kind: 'none-known' };

export function priceFinding(facts: PairFacts): PriceFinding {
  const [first, second] = facts.providers;
  const [one, other] = [billOf(first, facts), billOf(second, facts)];
  if (!one && !other) return { kind: 'none-known' };
  if (!one || !other) return { kind: 'one-known', side: one ? 0 : 1 };
  const compared = comparableTotals([one, other], facts);
  const [a, b] = compared?.totals ?? [];
  if (!compared || !a || !b) return { kind: 'two-currencies' };
  const { currency, isConverted } = compared;
  const isOpen = a.low !== a.high || b.low !== b.high;
  const dearer = largerSide([a.low, b.low]);
  if (dearer === undefined) return { kind: isOpen ? 'tax-decides' : 'same' };
  const cheaper = otherSide(dearer);
  const [lower, higher] = cheaper === 0 ? [a, b] : [b, a];
  const saving = leastSaving(lower, higher, currency);
  const isClear = isClearlyCheaper(lower.high, higher.low);
  if (saving === undefined || isClear !== isClearlyCheaper(lower.low, higher.high)) {
    return { kind: isOpen ? 'tax-decides' : 'same' };
  }
  const [smaller, larger] = cheaper === 0 ? [one, other] : [other, one];
  const isBeforeTax = mayGrowByTax(smaller) && !mayGrowByTax(larger);
  return {
    kind: 'cheaper',
    side: cheaper,
    saving,
    isLeast: isOpen,
    currency,
    isConverted,
    isClear,
    isBeforeTax,
  };
}

/** Whether tax may come on top of a bill that its amounts do not cover. */
function mayGrowByTax({ plan: { tax, addedTax, possibleTax } }: ThreeYearBill): boolean {
  return tax !== 'included' && addedTax === undefined && possibleTax === undefined;
}

/** Returns the bill for the compared months; undefined if no fresh price gives a total. */
export function billOf(provider: Provider, facts: ComparedFacts): ThreeYearBill | undefined {
  return threeYearBill(provider, facts, facts.months);
}
