import type { Day } from '#domain/day/day.ts';
import { planName, type ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import type { ReceiptPlan, ReceiptProvider } from '#evidence/price/receipt-plan.ts';

/** One plan may be chosen here, out of those of some providers. */
export interface PlanSlot {
  readonly providers: readonly string[];
  readonly isOptional: boolean;
}

/** Plain data: it travels in the page. */
export interface TrueCostModel {
  readonly providers: readonly ReceiptProvider[];
  readonly slots: readonly PlanSlot[];
  readonly choice: ReceiptChoice;
  readonly today: Day;
  /** The tool's own page, where a form without scripts leads. */
  readonly action: string;
  /** On that page the choice is kept in the address; elsewhere it is a link away. */
  readonly isPage: boolean;
  readonly hasCharts: boolean;
  /** The licence of the price data asks for its name. */
  readonly credit?: string | undefined;
}

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
