import { advertisedMonth } from '#domain/price/advertised-month.ts';
import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factState } from '#domain/provider/fact-state.ts';
import { factOf } from '#domain/provider/provider.ts';
import { formatDay } from '#i18n/format-day.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { BlockContext } from '../block-context.ts';
import { oncePerContext } from './once-per-context.ts';

/** What the cheapest standard plan really costs over three years, in words ready to be drawn. */
export type PriceView =
  | {
      readonly isKnown: true;
      readonly plan: string;
      readonly months: number;
      readonly chargedToday: string;
      readonly total: string;
      readonly perMonth: string;
      /** The price that advertisements show, where it differs from the real one. */
      readonly advertised: string | undefined;
      readonly observed: string;
    }
  | { readonly isKnown: false };

const threeYears = 36;

export function priceView(providerId: string, context: BlockContext): PriceView {
  return makePriceView(context, providerId);
}

const makePriceView = oncePerContext(
  ({ providers, methodology, asOf, locale }, providerId = ''): PriceView => {
    const provider = providers.get(providerId);
    const fact = provider && factOf(provider, 'prices');
    if (!fact || !isKnown(fact)) return { isKnown: false };
    const isFresh = factState(fact, { lifetime: methodology.lifetimes.prices ?? 'never' }, asOf) === 'fresh';
    const cheapest = isFresh ? cheapestPlan(fact.value as readonly Plan[], threeYears, asOf) : undefined;
    if (!cheapest) return { isKnown: false };
    const { plan, cost } = cheapest;
    const money = (amount: number) => formatMoney(amount, cost.currency, locale);
    const advertised = advertisedMonth(plan);
    return {
      isKnown: true,
      plan: plan.name,
      months: threeYears,
      chargedToday: money(cost.chargedToday),
      total: money(cost.total),
      perMonth: money(cost.perMonth),
      advertised: advertised !== undefined && advertised !== cost.perMonth ? money(advertised) : undefined,
      observed: formatDay(plan.observed, locale),
    };
  },
);
