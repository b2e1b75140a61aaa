import { fromMinor, toMinor } from './money.ts';
import type { Plan, PlanTerms } from './plan.ts';

/** A tax added to prices that exclude it. */
export interface TaxToAdd {
  readonly percent: number;
  /** Whether tax is also added if a page does not state whether its price includes tax. */
  readonly addToUnknown: boolean;
}

/** Returns one charge with tax. It is rounded here and never later, because sellers round each charge to whole cents. */
export function chargeWithTax(charge: number, currency: string, percent: number): number {
  return fromMinor(Math.round((toMinor(charge, currency) * (100 + percent)) / 100), currency);
}

/**
 * Adds tax to each charge of a plan whose page excludes it. If the page does not mention tax, the charges do not change,
 * and `possibleTax` is set. Receipts, price lists and the cost criterion all use this function.
 */
export function planWithTax(plan: Plan, { percent, addToUnknown }: TaxToAdd): Plan {
  if (plan.tax === 'included') return plan;
  if (plan.tax === 'unknown' && !addToUnknown) return { ...plan, possibleTax: percent };
  const { reference, currency } = plan;
  const charged = reference && chargeWithTax(reference.charged, currency, percent);
  return { ...taxed(plan, percent), reference: reference && { ...reference, charged: charged ?? 0 } };
}

/** Returns a plan at its highest price: with the tax that may be added. */
export function planWithPossibleTax<P extends PlanTerms>(plan: P): P {
  const { possibleTax, ...known } = plan;
  return possibleTax === undefined ? plan : (taxed(known, possibleTax) as P);
}

function taxed<P extends Omit<PlanTerms, 'possibleTax'>>(plan: P, percent: number): P {
  const { charged, renewal, currency } = plan;
  const add = (charge: number) => chargeWithTax(charge, currency, percent);
  return {
    ...plan,
    charged: add(charged),
    renewal: typeof renewal === 'string' ? renewal : { ...renewal, charged: add(renewal.charged) },
    addedTax: { percent, before: charged },
  };
}
