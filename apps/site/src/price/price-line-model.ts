import { capitalized, formatDay, formatShortMoney } from '@vpn-site/core/i18n/formats.ts';
import { noBreakSpace } from '@vpn-site/core/locale/no-break.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan, PlanTerms } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { freshValue, knownFact } from '@vpn-site/core/provider/provider.ts';
import { weighsCost } from '@vpn-site/core/scoring/methodology.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';
import { chargeText, localText } from './amount-text.ts';
import { freeLimits } from './free-limits.ts';
import { freshPlans, planTerm } from './price-model.ts';

/** A price in one line: today's charge, its term, and the charge after it. */
export type PriceLine = PaidLine | FreeLine | { readonly kind: 'unknown' };

interface PaidLine {
  readonly kind: 'renews' | 'prepaid' | 'unpublished';
  readonly today: string;
  /** The term, such as "27 months". */
  readonly term: string;
  readonly months: number;
  /** The charge after the first term; empty if nothing renews or the price is not published. */
  readonly later: string;
  readonly laterMonths: number;
  /** Whether the renewal has the same price and term. */
  readonly isSame: boolean;
  /** Whether a month after the first term costs at least 1.5 times as much. */
  readonly isHigher: boolean;
  /** The refund period, such as "30-day refund"; undefined if it is unknown. */
  readonly refund: string | undefined;
  readonly checked: string;
  /** "tax included", if that is an exception on the page. */
  readonly tax: string | undefined;
  /** The average month in the reader's currency; undefined if the price is in that currency, or no rate is known. */
  readonly local: string | undefined;
}

interface FreeLine {
  readonly kind: 'free';
  /** The amount zero; undefined if the provider has no known free plan. */
  readonly today: string | undefined;
  /** The terms of the free plan, or a statement that there is none. */
  readonly terms: string;
}

/** The min multiple of the first price at which a renewal price counts as a drawback. */
export const notableRenewalJump = 1.5;

export function isHigherLater(plan: PlanTerms): boolean {
  return (renewalJump(plan) ?? 1) >= notableRenewalJump;
}

/**
 * Returns the price line. Rankings in which cost has no weight are about free plans, so their line is about the free plan.
 */
export function priceLine(providerId: string, profile: string, site: FactContext): PriceLine {
  return weighsCost(site.methodology, profile) ? paidLine(providerId, site) : freeLine(providerId, site);
}

function freeLine(providerId: string, site: FactContext): FreeLine {
  const { t, locale, methodology } = site;
  const plan = knownFact(providerById(providerId, site), 'free-plan')?.value;
  if (!plan?.available) {
    return { kind: 'free', today: undefined, terms: t(plan ? 'priceLine.noFree' : 'priceLine.unknownFree') };
  }
  const limits = freeLimits(plan, site).map(({ words }) => words);
  return {
    kind: 'free',
    today: formatShortMoney(0, methodology.costBasis.currency, locale),
    terms: limits.length === 0 ? t('priceLine.unstated') : capitalized(limits.join(', '), locale),
  };
}

const paidLine = oncePerSite((providerId: string, site: FactContext): PriceLine => {
  const { asOf, locale, t } = site;
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
  if (!plan) return { kind: 'unknown' };
  const { renewal, months = 0, charged } = plan;
  const renews = typeof renewal === 'string' ? undefined : renewal;
  return {
    kind: renews ? 'renews' : renewal === 'none' ? 'prepaid' : 'unpublished',
    today: chargeText(charged, plan, site),
    term: termWords(plan, site),
    months,
    later: renews ? chargeText(renews.charged, plan, site) : '',
    laterMonths: renews?.months ?? 0,
    isSame: renews?.charged === charged && renews.months === months,
    isHigher: isHigherLater(plan),
    refund: refundWords(plan, providerId, site),
    tax: includedTax(plan, site),
    local: localMonth(plan, site),
    checked: t('priceLine.checked', { date: formatDay(plan.observed, locale, 'short') }),
  };
});

const monthsInYear = 12;

function localMonth(plan: Plan, site: FactContext): string | undefined {
  const amounts = planAmounts(plan, comparedMonths, site.asOf);
  const amount = amounts && localText(amounts.month, plan.currency, site.reader.localMoney, site);
  return amount && site.t('priceLine.local', { amount, years: comparedMonths / monthsInYear });
}

/** Formats the term of a plan with no-break spaces. Whole years are given in years. */
function termWords(plan: Plan, site: FactContext): string {
  const years = (plan.months ?? 0) / monthsInYear;
  const words =
    Number.isInteger(years) && years > 0 ? site.t('priceLine.years', { years }) : planTerm(plan, site);
  return words.replaceAll(' ', noBreakSpace);
}

function refundWords(plan: Plan, providerId: string, site: FactContext): string | undefined {
  const days = refundDaysOf(plan, providerId, site);
  if (days === undefined) return undefined;
  return days === 0 ? site.t('priceLine.noRefund') : site.t('priceLine.refund', { days });
}

/** Returns the refund period of the plan that the price line shows. */
export function shownRefundDays(providerId: string, site: FactContext): number | undefined {
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, site.asOf);
  return refundDaysOf(plan, providerId, site);
}

/** Returns the plan's refund period, otherwise the provider's general one if it is fresh. */
function refundDaysOf(plan: Plan | undefined, providerId: string, site: FactContext): number | undefined {
  const { asOf, methodology } = site;
  const general = freshValue(providerById(providerId, site), 'money-back-days', methodology.lifetimes, asOf);
  return plan?.refundDays ?? general;
}
