import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay, formatDayList, formatMoneySpan, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { advertisedMonth, renewalJump, renewalMonth } from '@vpn-site/core/price/advertised-month.ts';
import { type AmountSpan, amountSpan } from '@vpn-site/core/price/amount-span.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { freshPlansOf } from '@vpn-site/core/price/fresh-plans.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { type ThreeYearBill, threeYearBill } from '@vpn-site/core/price/three-year-bill.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { assertedAmount } from '#site/assertions.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';

/** Returns the plans of a current provider whose prices are fresh. */
export function freshPlans(
  providerId: string,
  site: Pick<FactContext, 'providers' | 'formerProviders' | 'methodology' | 'asOf' | 'reader'>,
): readonly Plan[] {
  return site.formerProviders.has(providerId) ? [] : freshPlansOf(providerById(providerId, site), site);
}

/** Returns a plan's name without the words of its provider's name; undefined if nothing is left. */
export function shortPlanName({ name }: Pick<Plan, 'name'>, provider: string): string | undefined {
  if (provider.startsWith(name)) return undefined;
  const words = name.split(' ');
  const own = words.findLastIndex((_, index) =>
    ` ${provider}`.endsWith(` ${words.slice(0, index).join(' ')}`),
  );
  return words.slice(Math.max(own, 0)).join(' ');
}

/**
 * Formats name and term of a plan, because providers sell several terms under one name. Without a name, or if it equals the
 * provider's name, only the term is given.
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

/** The real cost per month of the cheapest standard plan over three years, formatted. */
export type PriceView =
  | {
      readonly isKnown: true;
      readonly plan: string;
      readonly months: number;
      readonly chargedToday: string;
      readonly total: string;
      readonly perMonth: string;
      /** Text such as "buys 39 months", if the total pays for more months than compared. */
      readonly buys: string | undefined;
      /** "tax included", if that is an exception on the page. */
      readonly tax: string | undefined;
      /** The advertised price, if it differs from the real one. */
      readonly advertised: string | undefined;
      readonly observed: string;
      readonly mark: MarkView | undefined;
    }
  | { readonly isKnown: false };

export const priceView = oncePerSite((providerId: string, site: FactContext): PriceView => {
  const bill = planBill(providerId, site);
  if (!bill) return { isKnown: false };
  const { plan } = bill;
  const text = (span: AmountSpan) => formatMoneySpan(span, plan.currency, site.locale);
  const advertised = amountSpan(plan, advertisedMonth);
  return {
    isKnown: true,
    plan: plan.name,
    months: comparedMonths,
    chargedToday: text(bill.today),
    total: assertedAmount(text(bill.total), 'total', plan, providerId, site.locale),
    buys: monthsBoughtText(bill.monthsBought, comparedMonths, site),
    perMonth: assertedAmount(text(bill.month), 'month', plan, providerId, site.locale),
    tax: includedTax(plan, site),
    advertised: advertised && advertised.low !== bill.month.low ? text(advertised) : undefined,
    observed: formatDay(plan.observed, site.locale),
    mark: priceMark(providerId, site),
  };
});

/** Returns the bill of a current provider's cheapest plan; undefined if no recent price gives a total. */
export function planBill(
  providerId: string,
  site: Pick<FactContext, 'providers' | 'formerProviders' | 'methodology' | 'asOf' | 'reader'>,
): ThreeYearBill | undefined {
  if (site.formerProviders.has(providerId)) return undefined;
  return threeYearBill(providerById(providerId, site), site);
}

/** Returns text such as "buys 39 months", if a total pays for more months than asked for. */
export function monthsBoughtText(
  monthsBought: number,
  months: number,
  { t }: Pick<Language, 't'>,
): string | undefined {
  return monthsBought > months ? t('bill.buys', { months: monthsBought }) : undefined;
}

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
  /** A prepaid plan, for which nothing is charged automatically. */
  | { readonly kind: 'prepaid' }
  | { readonly kind: 'unpublished' };

/** The plan that represents a provider in comparisons, with its monthly prices at first and later. */
export interface PlanView {
  readonly name: string;
  readonly firstMonth: string;
  readonly later: LaterPrice;
  /** "tax included", if that is an exception on the page. */
  readonly tax: string | undefined;
  /** The day on which the price was captured. */
  readonly observed: Day;
  readonly mark: MarkView | undefined;
}

/** Returns the plan that represents a provider; undefined if no recent price is known. */
export const planView = oncePerSite((providerId: string, site: FactContext): PlanView | undefined => {
  const { asOf, locale } = site;
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
  const first = plan && amountSpan(plan, advertisedMonth);
  if (!plan || first === undefined) return undefined;
  const text = (span: AmountSpan) => formatMoneySpan(span, plan.currency, site.locale);
  const month = amountSpan(plan, renewalMonth);
  const jump = renewalJump(plan);
  return {
    name: plan.name,
    firstMonth: text(first),
    later:
      month === undefined || jump === undefined
        ? { kind: plan.renewal === 'none' ? 'prepaid' : 'unpublished' }
        : { kind: 'renews', month: text(month), jump, jumpText: formatJump(jump, locale) },
    tax: includedTax(plan, site),
    observed: plan.observed,
    mark: priceMark(providerId, site),
  };
});

/**
 * Returns the attribution that the license of the price data requires, with all capture days. Prices that a provider states
 * itself are not from that data.
 */
export function priceSource(providers: Iterable<string>, site: FactContext): string | undefined {
  const isFromData = (id: string) => knownFact(providerById(id, site), 'prices')?.basis === 'dataset';
  const days = [...providers].flatMap((id) => (isFromData(id) ? (planView(id, site)?.observed ?? []) : []));
  if (days.length === 0) return undefined;
  return site.t('price.source', { date: formatDayList(days, site.locale) });
}
