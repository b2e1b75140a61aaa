import { fromMinor, toMinor } from './money.ts';
import type { Plan } from './plan.ts';

/** Whose price a saving is measured against: the plan bought month by month, its renewal, or a price only stated. */
export type ReferenceKind = 'monthly' | 'renewal' | 'stated';

export interface Saving {
  readonly against: ReferenceKind;
  /** What the same months cost at that price. */
  readonly reference: number;
  /** What is saved of it, from 0 to 1. */
  readonly share: number;
}

/**
 * What a plan saves, and against which of the provider's own prices: the one it states itself, else a month of the
 * same plan, else its renewal. A stated price that is one of the other two is called by its name. undefined where
 * nothing is saved or nothing can be measured.
 */
export function planSaving(plan: Plan, plans: readonly Plan[]): Saving | undefined {
  const { months, charged, currency, reference } = plan;
  if (months === undefined) return undefined;
  const paid = toMinor(charged, currency);
  const monthly = monthlyCost(plan, months, plans);
  const renewal = renewalCost(plan, months);
  const stated = reference?.origin === 'provider' ? toMinor(reference.charged, currency) : undefined;
  const found = stated ?? monthly ?? renewal;
  if (found === undefined || found <= paid) return undefined;
  return {
    against: isNear(found, monthly) ? 'monthly' : isNear(found, renewal) ? 'renewal' : 'stated',
    reference: fromMinor(found, currency),
    share: (found - paid) / found,
  };
}

function monthlyCost(plan: Plan, months: number, plans: readonly Plan[]): number | undefined {
  const month = plans.find(
    (other) =>
      other.months === 1 &&
      other.name === plan.name &&
      other.currency === plan.currency &&
      (other.standard ?? true) === (plan.standard ?? true),
  );
  return month && toMinor(month.charged, month.currency) * months;
}

function renewalCost({ renewal, currency }: Plan, months: number): number | undefined {
  if (typeof renewal === 'string') return undefined;
  return Math.round((toMinor(renewal.charged, currency) * months) / renewal.months);
}

/** Providers multiply a rounded price per month: a cent per month is not another price. */
function isNear(amount: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(amount - other) <= other * 0.005;
}
