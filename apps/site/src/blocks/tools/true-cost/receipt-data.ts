import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocalMoney } from '@vpn-site/core/price/exchange-rates.ts';
import { planName, type ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import type { ReceiptPlan, ReceiptProvider } from '#price/receipt-plan.ts';

/** The data of the tool. It must be plain data, because it is serialized into the page. */
export interface TrueCostModel {
  readonly providers: readonly ReceiptProvider[];
  readonly choice: ReceiptChoice;
  readonly today: Day;
  /** The path of the tool's own page, to which the form leads without scripts. */
  readonly action: string;
  /**
   * Whether the tool is on its own page. Only there, a second plan can be chosen, and the address contains the choice.
   * Other pages link to it.
   */
  readonly isPage: boolean;
  /** The exchange rate for the reader's currency, if it is known. */
  readonly localMoney: LocalMoney | undefined;
  /** Attribution that the license of the price data requires. */
  readonly credit?: string | undefined;
}

export interface KnownPlan {
  /** Provider id and plan id: `provider.plan`. */
  readonly name: string;
  readonly provider: ReceiptProvider;
  readonly plan: ReceiptPlan;
}

/** Returns all plans that can be chosen, by name. */
export function knownPlans(providers: readonly ReceiptProvider[]): ReadonlyMap<string, KnownPlan> {
  const plans = providers.flatMap((provider) =>
    provider.plans.map((plan) => ({ name: planName(provider.id, plan.id), provider, plan })),
  );
  return new Map(plans.map((plan) => [plan.name, plan]));
}
