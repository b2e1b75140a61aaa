import { planName } from '#domain/receipt/receipt-query.ts';
import type { ReceiptPlan, ReceiptProvider } from './receipt-data.ts';

export interface KnownPlan {
  /** `provider.plan` */
  readonly name: string;
  readonly provider: ReceiptProvider;
  readonly plan: ReceiptPlan;
}

/** Every plan that may be chosen, by its name. */
export function knownPlans(providers: readonly ReceiptProvider[]): ReadonlyMap<string, KnownPlan> {
  const plans = providers.flatMap((provider) =>
    provider.plans.map((plan) => ({ name: planName(provider.id, plan.id), provider, plan })),
  );
  return new Map(plans.map((plan) => [plan.name, plan]));
}
