import { renewalJump } from '#domain/price/advertised-month.ts';
import { headlinePlan } from '#domain/price/cheapest-plan.ts';
import type { PlanTerms } from '#domain/price/plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { weighsCost } from '#domain/scoring/methodology.ts';
import { formatDay, formatMoney } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { cellView } from '../fact/fact.ts';
import { freshPlans, planTerm } from './price.ts';

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
  /** Whether a month costs at least half as much again later. */
  readonly isHigher: boolean;
  /** "30-day refund"; undefined where it is not known. */
  readonly refund: string | undefined;
  readonly checked: string;
}

interface FreeLine {
  readonly kind: 'free';
  /** What the free plan gives. */
  readonly terms: string;
}

/** From this many times the first price on, a later price is a catch. */
export const higherFrom = 1.5;

export function isHigherLater(plan: PlanTerms): boolean {
  return (renewalJump(plan) ?? 1) >= higherFrom;
}

/** In a list where cost has no weight nobody pays, so the line is that of the free plan. */
export function priceLine(providerId: string, profile: string, site: Language & SiteFacts): PriceLine {
  return weighsCost(site.methodology, profile)
    ? makePaidLine(site, providerId)
    : { kind: 'free', terms: cellView(providerId, 'free-plan', site).text };
}

const makePaidLine = oncePerSite((site: Language & SiteFacts, providerId = ''): PriceLine => {
  const { asOf, locale, t } = site;
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
  if (!plan) return { kind: 'unknown' };
  const { renewal, months = 0, refundDays } = plan;
  const renews = typeof renewal === 'string' ? undefined : renewal;
  return {
    kind: renews ? 'renews' : renewal === 'none' ? 'prepaid' : 'unpublished',
    today: formatMoney(plan.charged, plan.currency, locale),
    term: planTerm(plan, site),
    months,
    later: renews ? formatMoney(renews.charged, plan.currency, locale) : '',
    laterMonths: renews?.months ?? 0,
    isHigher: isHigherLater(plan),
    refund: refundDays === undefined ? undefined : t('priceLine.refund', { days: refundDays }),
    checked: t('priceLine.checked', { date: formatDay(plan.observed, locale, 'short') }),
  };
});
