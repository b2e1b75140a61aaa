import { type CheapestPlan, cheapestPlan } from '#price/cheapest-plan.ts';
import { freshPlansOf } from '#price/fresh-plans.ts';
import type { KnownPlanCost } from '#price/plan-cost.ts';
import { ifUnknownLacksTax } from '#price/reader-tax.ts';
import type { Provider } from '#provider/provider.ts';
import { isClearlyCheaper } from './clear-difference.ts';
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
      /** The smallest difference that an unmentioned tax leaves possible. */
      readonly saving: number;
      readonly currency: string;
      /** Whether the two bills are in different currencies, so that the saving depends on an exchange rate. */
      readonly isConverted: boolean;
      /** Whether the saving is larger than what is too close to call. */
      readonly isClear: boolean;
    }
  | { readonly kind: 'same' }
  /** No exchange rate is known for one of two currencies. */
  | { readonly kind: 'two-currencies' }
  /** The cheaper side, or whether it is clearly cheaper, depends on a tax that one of the price pages does not mention. */
  | { readonly kind: 'tax-decides' }
  | { readonly kind: 'one-known'; readonly side: Side }
  | { readonly kind: 'none-known' };

export function priceFinding(facts: PairFacts): PriceFinding {
  const [finding, other] = [comparePrices(facts), comparePrices(ifUnknownLacksTax(facts))];
  if (conclusionOf(finding) !== conclusionOf(other)) return { kind: 'tax-decides' };
  return finding.kind === 'cheaper' && other.kind === 'cheaper' && other.saving < finding.saving
    ? other
    : finding;
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
  const [a, b] = comparableTotals([one.cost, other.cost], facts) ?? [];
  if (a === undefined || b === undefined) return { kind: 'two-currencies' };
  const isConverted = one.cost.currency !== other.cost.currency;
  const totals: Both<number> = [a, b];
  const dearer = largerSide(totals);
  if (dearer === undefined) return { kind: 'same' };
  const cheaper = otherSide(dearer);
  return {
    kind: 'cheaper',
    side: cheaper,
    // Rounded to cents so that a floating-point error is not reported as a saving.
    saving: Math.round((totals[dearer] - totals[cheaper]) * 100) / 100,
    currency: isConverted ? facts.methodology.costBasis.currency : one.cost.currency,
    isConverted,
    isClear: isClearlyCheaper(totals[cheaper], totals[dearer]),
  };
}

/** Returns the cheapest plan for the compared length; undefined where no fresh price gives the total. */
export function cheapestOf(provider: Provider, facts: ComparedFacts): CheapestPlan | undefined {
  return cheapestPlan(freshPlansOf(provider, facts), facts.months, facts.asOf);
}

type Bill = Pick<KnownPlanCost, 'currency' | 'total'>;

/**
 * Returns the totals of bills in one currency: that of the scores, at their rate, if they differ. Undefined where a currency
 * has no rate.
 */
export function comparableTotals(
  bills: readonly (Bill | undefined)[],
  { methodology: { costBasis } }: Pick<ComparedFacts, 'methodology'>,
): (number | undefined)[] | undefined {
  const currencies = new Set(bills.flatMap((bill) => bill?.currency ?? []));
  if (currencies.size < 2) return bills.map((bill) => bill?.total);
  const rateOf = (currency: string) =>
    currency === costBasis.currency ? 1 : costBasis.exchange[currency]?.rate;
  if ([...currencies].some((currency) => rateOf(currency) === undefined)) return undefined;
  return bills.map((bill) => bill && bill.total * (rateOf(bill.currency) ?? 1));
}
