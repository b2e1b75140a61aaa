import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocalMoney } from '@vpn-site/core/price/exchange-rates.ts';
import { planName, type ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import type { ReceiptPlan, ReceiptProvider } from '#price/receipt-plan.ts';

/** Plain data: it travels in the page. */
export interface TrueCostModel {
  readonly providers: readonly ReceiptProvider[];
  readonly choice: ReceiptChoice;
  readonly today: Day;
  /** The tool's own page, where a form without scripts leads. */
  readonly action: string;
  /** On that page a second plan may be chosen, and the address keeps the choice; elsewhere it is a link away. */
  readonly isPage: boolean;
  /** For which country all prices are, and whether tax is in them. */
  readonly basis?: string | undefined;
  /** What readers' own money is worth, while that is known. */
  readonly localMoney?: LocalMoney | undefined;
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
