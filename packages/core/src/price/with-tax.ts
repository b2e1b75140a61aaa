import { fromMinor, toMinor } from './money.ts';
import type { Plan } from './plan.ts';

/** A tax added to prices that exclude it. */
export interface TaxToAdd {
  readonly percent: number;
  /** Whether to add it also where a page does not state if its price includes tax. */
  readonly addToUnknown: boolean;
}

/** Returns one charge with tax. Sellers round each charge to whole cents, so it is rounded here and never later. */
export function chargeWithTax(charge: number, currency: string, percent: number): number {
  return fromMinor(Math.round((toMinor(charge, currency) * (100 + percent)) / 100), currency);
}

/**
 * Adds tax to each charge of a plan whose page excludes it. Receipts, price lists and the cost criterion all add tax here;
 * each decides which tax, and to which plans.
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
