import { type CheapestPlan, cheapestPlan } from '#price/cheapest-plan.ts';
import { freshPlansOf } from '#price/fresh-plans.ts';
import { ifUnknownLacksTax } from '#price/reader-tax.ts';
import type { Provider } from '#provider/provider.ts';
import { isClearlyMore } from './clear-difference.ts';
import {
  type Both,
  type ComparedFacts,
  largerSide,
  otherSide,
  type PairFacts,
  type Side,
} from './pair-facts.ts';

/** The comparison of what a subscription costs with two providers. */
export type PriceFinding =
  | {
      readonly kind: 'cheaper';
      readonly side: Side;
      readonly saving: number;
      readonly currency: string;
      /** Whether the saving is larger than what is too close to call. */
      readonly isClear: boolean;
    }
  | { readonly kind: 'same' }
  /**
   * Amounts in two currencies cannot be compared without an exchange rate, and a converted amount is not a price anyone
   * charges.
   */
  | { readonly kind: 'two-currencies' }
  /** The cheaper side, or whether it is clearly cheaper, depends on a tax that one of the price pages does not mention. */
  | { readonly kind: 'tax-decides' }
  | { readonly kind: 'one-known'; readonly side: Side }
  | { readonly kind: 'none-known' };

export function priceFinding(facts: PairFacts): PriceFinding {
  const [finding, other] = [comparePrices(facts), comparePrices(ifUnknownLacksTax(facts))];
  return conclusionOf(finding) === conclusionOf(other) ? finding : { kind: 'tax-decides' };
}

/** Returns the conclusion of a finding, without the amount. */
function conclusionOf(finding: PriceFinding): string {
  return finding.kind === 'cheaper' ? `${finding.side} ${finding.isClear}` : finding.kind;
}

function comparePrices(facts: PairFacts): PriceFinding {
  const [first, second] = facts.providers;
  const costs: Both<CheapestPlan | undefined> = [cheapestOf(first, facts), cheapestOf(second, facts)];
  const [one, other] = costs;
  if (!one && !other) return { kind: 'none-known' };
  if (!one || !other) return { kind: 'one-known', side: one ? 0 : 1 };
  if (one.cost.currency !== other.cost.currency) return { kind: 'two-currencies' };
  const totals: Both<number> = [one.cost.total, other.cost.total];
  const dearer = largerSide(totals);
  if (dearer === undefined) return { kind: 'same' };
  const cheaper = otherSide(dearer);
  return {
    kind: 'cheaper',
    side: cheaper,
    // Rounded to cents so that a floating-point error is not reported as a saving.
    saving: Math.round((totals[dearer] - totals[cheaper]) * 100) / 100,
    currency: one.cost.currency,
    isClear: isClearlyMore(totals[dearer], totals[cheaper]),
  };
}

/** Returns the cheapest plan for the compared length; undefined where no fresh price gives the total. */
export function cheapestOf(provider: Provider, facts: ComparedFacts): CheapestPlan | undefined {
  return cheapestPlan(freshPlansOf(provider, facts), facts.months, facts.asOf);
}
