import { fromMinor, toMinor } from './money.ts';
import type { Plan } from './plan.ts';

/** A tax that is added to what a page leaves it out of. */
export interface TaxToAdd {
  readonly percent: number;
  /** Where a page does not say whether tax is in its price: whether it is taken not to be. */
  readonly addToUnknown: boolean;
}

/** One charge with tax. Whoever charges rounds each charge to whole cents, so it is rounded here and never later. */
export function chargeWithTax(charge: number, currency: string, percent: number): number {
  return fromMinor(Math.round((toMinor(charge, currency) * (100 + percent)) / 100), currency);
}

/**
 * The plan with tax in each of its charges, where its page leaves the tax out. Receipts, lists of prices and the cost
 * criterion all add tax here; what they add, and to what, is theirs.
 */
export function planWithTax(plan: Plan, { percent, addToUnknown }: TaxToAdd): Plan {
  const isAdded = plan.tax === 'excluded' || (plan.tax === 'unknown' && addToUnknown);
  if (!isAdded) return plan;
  const taxed = (charge: number) => chargeWithTax(charge, plan.currency, percent);
  const { charged, renewal, reference } = plan;
  return {
    ...plan,
    charged: taxed(charged),
    renewal: typeof renewal === 'string' ? renewal : { ...renewal, charged: taxed(renewal.charged) },
    reference: reference && { ...reference, charged: taxed(reference.charged) },
    addedTax: { percent, before: charged },
  };
}
