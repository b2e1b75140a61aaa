import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay, formatDayList, formatMoney, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { advertisedMonth, renewalJump, renewalMonth } from '@vpn-site/core/price/advertised-month.ts';
import { cheapestPlan, headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { freshPlansOf } from '@vpn-site/core/price/fresh-plans.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { inlineBasis } from '#evidence/fact/price-basis.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { listBasis } from './price-basis.ts';

/** Returns the plans of a current provider, while their prices are fresh. */
export function freshPlans(
  providerId: string,
  site: Pick<FactContext, 'providers' | 'formerProviders' | 'methodology' | 'asOf' | 'reader'>,
): readonly Plan[] {
  return site.formerProviders.has(providerId) ? [] : freshPlansOf(providerById(providerId, site), site);
}

/** Returns a plan's name without the words it shares with its provider's name; undefined where nothing is left. */
export function shortPlanName({ name }: Pick<Plan, 'name'>, provider: string): string | undefined {
  if (provider.startsWith(name)) return undefined;
  const words = name.split(' ');
  const own = words.findLastIndex((_, index) =>
    ` ${provider}`.endsWith(` ${words.slice(0, index).join(' ')}`),
  );
  return words.slice(Math.max(own, 0)).join(' ');
}

/**
 * Formats name and term of a plan, because providers sell several terms under one name. Without a name, as when it equals
 * the provider's, only the term is given.
 */
export function planTitle(
  { name, ...term }: Pick<Plan, 'months' | 'days'> & { readonly name?: string | undefined },
  language: Pick<Language, 't'>,
): string {
  const words = planTerm(term, language);
  return name === undefined ? words : `${name}, ${words}`;
}

export function planTerm(
  { months, days = 0 }: Pick<Plan, 'months' | 'days'>,
  { t }: Pick<Language, 't'>,
): string {
  return months === undefined ? t('trueCost.days', { count: days }) : t('bill.total', { months });
}

/** Formats the renewal price as a multiple of the first price. */
export function formatJump(jump: number, locale: Language['locale']): string {
  return numberFormatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(jump);
}

/** The real cost per month of the cheapest standard plan, computed over three years and formatted. */
export type PriceView =
  | {
      readonly isKnown: true;
      readonly plan: string;
      readonly months: number;
      readonly chargedToday: string;
      readonly total: string;
      readonly perMonth: string;
      /** The country of the price and whether it includes tax. */
      readonly basis: string;
      /** The advertised price, where it differs from the real one. */
      readonly advertised: string | undefined;
      readonly observed: string;
      readonly mark: MarkView | undefined;
    }
  | { readonly isKnown: false };

export const priceView = oncePerSite((providerId: string, site: FactContext): PriceView => {
  const { asOf, locale } = site;
  const cheapest = cheapestPlan(freshPlans(providerId, site), comparedMonths, asOf);
  if (!cheapest) return { isKnown: false };
  const { plan, cost } = cheapest;
  const money = (amount: number) => formatMoney(amount, cost.currency, locale);
  const advertised = advertisedMonth(plan);
  return {
    isKnown: true,
    plan: plan.name,
    months: comparedMonths,
    chargedToday: money(cost.chargedToday),
    total: money(cost.total),
    perMonth: money(cost.perMonth),
    basis: inlineBasis(plan, site),
    advertised: advertised !== undefined && advertised !== cost.perMonth ? money(advertised) : undefined,
    observed: formatDay(plan.observed, locale),
    mark: priceMark(providerId, site),
  };
});

function priceMark(providerId: string, site: FactContext): MarkView | undefined {
  return markView(factView(providerId, 'prices', site), site);
}

/** The monthly price after the first term. */
export type LaterPrice =
  | {
      readonly kind: 'renews';
      readonly month: string;
      /** The renewal price as a multiple of the first price. */
      readonly jump: number;
      readonly jumpText: string;
    }
  /** Prepaid: nothing is charged automatically. */
  | { readonly kind: 'prepaid' }
  | { readonly kind: 'unpublished' };

/** The plan that represents a provider in comparisons, with its monthly price at first and later. */
export interface PlanView {
  readonly name: string;
  readonly firstMonth: string;
  readonly later: LaterPrice;
  /** The day on which the price was captured. */
  readonly observed: Day;
  readonly mark: MarkView | undefined;
}

/** Returns undefined where no recent price is known. */
export const planView = oncePerSite((providerId: string, site: FactContext): PlanView | undefined => {
  const { asOf, locale } = site;
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
  const first = plan && advertisedMonth(plan);
  if (!plan || first === undefined) return undefined;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const month = renewalMonth(plan);
  const jump = renewalJump(plan);
  return {
    name: plan.name,
    firstMonth: money(first),
    later:
      month === undefined || jump === undefined
        ? { kind: plan.renewal === 'none' ? 'prepaid' : 'unpublished' }
        : { kind: 'renews', month: money(month), jump, jumpText: formatJump(jump, locale) },
    observed: plan.observed,
    mark: priceMark(providerId, site),
  };
});

/** Returns the country of the providers' prices and whether they include tax; undefined where none has a price. */
export function headlineBasis(providers: Iterable<string>, site: FactContext): string | undefined {
  const listed = [...new Set(providers)].flatMap((provider) => {
    const plan = headlinePlan(freshPlans(provider, site), comparedMonths, site.asOf);
    return plan ? [{ provider, plan }] : [];
  });
  return listBasis(listed, site);
}

/** Returns the attribution that the license of the price data requires, with all capture days. */
export function priceSource(providers: Iterable<string>, site: FactContext): string | undefined {
  const days = [...providers].flatMap((provider) => planView(provider, site)?.observed ?? []);
  if (days.length === 0) return undefined;
  return site.t('price.source', { date: formatDayList(days, site.locale) });
}
