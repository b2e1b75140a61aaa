import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { Plan, PlanTerms } from '#domain/price/plan.ts';
import { planName, type ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import type { MarkView } from '#evidence/fact/fact.ts';
import type { Translator } from '#i18n/messages.ts';

/** A plan as it travels in a page: what a receipt is made from, and nothing else. */
export interface ReceiptPlan extends PlanTerms, Pick<Plan, 'tax' | 'observed'> {
  /** undefined where a plan is called as its provider is. */
  readonly name?: string | undefined;
  /** What to know of it, in the language of the page. */
  readonly note?: string | undefined;
}

export interface ReceiptProvider {
  readonly id: string;
  readonly name: string;
  /** The first day on which its prices are too old. */
  readonly expires?: Day | undefined;
  readonly priceMark?: MarkView | undefined;
  /** How long money usually comes back, and who says so. */
  readonly refund?: { readonly days: number; readonly mark?: MarkView | undefined } | undefined;
  readonly plans: readonly ReceiptPlan[];
}

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

/** Where words come from, on the server and in browsers. */
export interface ReceiptWording {
  readonly t: Translator;
  readonly locale: LocaleCode;
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
