import { formatMoneySpan, formatShare } from '@vpn-site/core/i18n/formats.ts';
import {
  advertisedMonth,
  jumpSize,
  renewalJump,
  renewalMonth,
} from '@vpn-site/core/price/advertised-month.ts';
import { amountSpan } from '@vpn-site/core/price/amount-span.ts';
import { freshPlansOf } from '@vpn-site/core/price/fresh-plans.ts';
import { type Plan, renewsWithin } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { threeYearBill } from '@vpn-site/core/price/three-year-bill.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { cheapestOnBasis, hidesRenewal } from '@vpn-site/core/scoring/price-points.ts';
import { asserted, assertedAmount, criterionKey, knownValue } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';
import { type OutcomeInput, withCaveat } from './outcome-input.ts';

type PriceInput = Pick<OutcomeInput, 'provider' | 'side' | 'site'>;

const monthsInYear = 12;

/**
 * Describes the real cost over the compared years, in the prices that the page shows. The score converts prices to one
 * basis, but a second amount for the same plan would confuse readers.
 */
export function costOutcome({ provider, side, site }: PriceInput): string {
  const { t, locale, methodology } = site;
  const years = comparedMonths / monthsInYear;
  const fact = knownFact(provider, 'prices');
  if (!fact) return t('outcome.cost.unknown');
  const bill = threeYearBill(provider, site);
  if (!bill) {
    const isHidden = hidesRenewal(fact.value, methodology.costBasis);
    return t(isHidden ? 'outcome.cost.hidden' : 'outcome.cost.unknown', { years });
  }
  const { plan } = bill;
  // If even the cheapest choice is to pay by the month, the drawback is that no longer plan is cheaper.
  const isFlat = side === 'against' && plan.months === 1;
  const words = isFlat
    ? t('outcome.cost.flat')
    : t('outcome.cost.known', {
        side,
        month: assertedAmount(
          formatMoneySpan(bill.month, bill.currency, locale),
          'month',
          plan,
          provider.id,
          locale,
        ),
        years,
        renews: renewsWithin(comparedMonths, plan) ? 'yes' : 'no',
        tax: includedTax(plan, site) ?? 'none',
      });
  const cited = withCaveat(words, 'prices', fact, site);
  const cost = methodology.criteria.find(({ rule }) => rule.name === 'cost')?.id ?? 'cost';
  return isFlat ? cited : asserted(cited, provider.id, criterionKey(cost), knownValue, { isFirm: false });
}

/** Describes how the price changes at renewal, for the plan that the score uses. */
export function renewalOutcome({ provider, site }: PriceInput): string {
  const { t, methodology } = site;
  const fact = knownFact(provider, 'prices');
  if (!fact) return t('outcome.renewal.unknown');
  const cheapest = cheapestOnBasis(fact.value, methodology.costBasis);
  if (hidesRenewal(fact.value, methodology.costBasis))
    return t('outcome.renewal.hidden', { all: cheapest ? 'no' : 'yes' });
  return cheapest
    ? withCaveat(jumpWords(shownPlan(cheapest.plan, provider, site), fact.value, site), 'prices', fact, site)
    : t('outcome.renewal.unknown');
}

/** Returns the plan with the amounts that the page shows if its price is fresh, otherwise the given plan. */
function shownPlan(plan: Plan, provider: Provider, site: FactContext): Plan {
  return freshPlansOf(provider, site).find(({ id }) => id === plan.id) ?? plan;
}

/** The message key of each size of a rise. */
const timesKeys = {
  'over triple': 'over3',
  triples: 'at3',
  'over double': 'over2',
  doubles: 'at2',
  rises: 'less',
} as const;

/** Says that the cheapest plan does not renew, and whether that is true of all plans. */
export function prepaidWords(plans: readonly Plan[], { t }: FactContext): string {
  const isAll = plans.every(({ renewal }) => renewal === 'none');
  return t('outcome.renewal.prepaid', { all: isAll ? 'yes' : 'no' });
}

function jumpWords(plan: Plan, plans: readonly Plan[], site: FactContext): string {
  const { t, locale } = site;
  const jump = renewalJump(plan);
  const [first, later] = [amountSpan(plan, advertisedMonth), amountSpan(plan, renewalMonth)];
  if (jump === undefined || first === undefined || later === undefined) return prepaidWords(plans, site);
  const size = jumpSize(jump);
  if (size === 'same price') return t('outcome.renewal.same');
  const from = formatMoneySpan(first, plan.currency, locale);
  const to = formatMoneySpan(later, plan.currency, locale);
  const tax = includedTax(plan, site) ?? 'none';
  if (size === 'falls') return t('outcome.renewal.falls', { from, to, tax });
  return t('outcome.renewal.rises', {
    from,
    to,
    tax,
    times: timesKeys[size],
    percent: formatShare(jump - 1, locale),
  });
}
