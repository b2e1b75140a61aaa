import { capitalized, formatDay, formatMoney, formatShortMoney } from '@vpn-site/core/i18n/formats.ts';
import { noBreakSpace } from '@vpn-site/core/locale/no-break.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan, PlanTerms } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { freshValue, knownFact } from '@vpn-site/core/provider/provider.ts';
import { weighsCost } from '@vpn-site/core/scoring/methodology.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { freeLimits } from './free-limits.ts';
import { cardBasis } from './price-basis.ts';
import { freshPlans, planTerm } from './price-model.ts';

/** What a reader pays, in one line: today, for how long, and what then. */
export type PriceLine = PaidLine | FreeLine | { readonly kind: 'unknown' };

interface PaidLine {
  readonly kind: 'renews' | 'prepaid' | 'unpublished';
  readonly today: string;
  /** "27 months" */
  readonly term: string;
  readonly months: number;
  /** What is charged after the first term; empty where nothing renews or nobody says. */
  readonly later: string;
  readonly laterMonths: number;
  /** Whether the same is charged for the same time again. */
  readonly isSame: boolean;
  /** Whether a month costs at least half as much again later. */
  readonly isHigher: boolean;
  /** "30-day refund"; undefined where it is not known. */
  readonly refund: string | undefined;
  readonly checked: string;
  /** For which country it is, and whether tax is in it. */
  readonly basis: string;
}

interface FreeLine {
  readonly kind: 'free';
  /** Nothing, as an amount; undefined where there is no free plan, or nobody has shown one. */
  readonly today: string | undefined;
  /** What the free plan gives, or that there is none. */
  readonly terms: string;
}

/** From this many times the first price on, a later price is a catch. */
export const higherFrom = 1.5;

export function isHigherLater(plan: PlanTerms): boolean {
  return (renewalJump(plan) ?? 1) >= higherFrom;
}

/** In a list where cost has no weight nobody pays, so the line is that of the free plan. */
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
    today: formatMoney(charged, plan.currency, locale),
    term: termWords(plan, site),
    months,
    later: renews ? formatMoney(renews.charged, plan.currency, locale) : '',
    laterMonths: renews?.months ?? 0,
    isSame: renews?.charged === charged && renews.months === months,
    isHigher: isHigherLater(plan),
    refund: refundWords(plan, providerId, site),
    basis: cardBasis(plan, site),
    checked: t('priceLine.checked', { date: formatDay(plan.observed, locale, 'short') }),
  };
});

const monthsInYear = 12;

/** Whole years are counted as people count them, and a length of time is never torn at the end of a line. */
function termWords(plan: Plan, site: FactContext): string {
  const years = (plan.months ?? 0) / monthsInYear;
  const words =
    Number.isInteger(years) && years > 0 ? site.t('priceLine.years', { years }) : planTerm(plan, site);
  return words.replaceAll(' ', noBreakSpace);
}

/** What the plan says, or else what is known of all plans, as long as that is young enough. */
function refundWords({ refundDays }: Plan, providerId: string, site: FactContext): string | undefined {
  const { t, asOf, methodology } = site;
  const days =
    refundDays ?? freshValue(providerById(providerId, site), 'money-back-days', methodology.lifetimes, asOf);
  if (days === undefined) return undefined;
  return days === 0 ? t('priceLine.noRefund') : t('priceLine.refund', { days });
}
