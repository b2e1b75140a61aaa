import { formatMoney, formatShare } from '@vpn-site/core/i18n/formats.ts';
import { advertisedMonth, renewalJump, renewalMonth } from '@vpn-site/core/price/advertised-month.ts';
import { cheapestPlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { freshPlansOf } from '@vpn-site/core/price/fresh-plans.ts';
import { type Plan, renewsWithin } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { cheapestOnBasis, hidesRenewal } from '@vpn-site/core/scoring/price-points.ts';
import { inlineBasis } from '#evidence/fact/price-basis.ts';
import type { FactContext } from '#site/site-context.ts';
import { type OutcomeInput, withCaveat } from './outcome-input.ts';

type PriceInput = Pick<OutcomeInput, 'provider' | 'side' | 'site'>;

const monthsInYear = 12;

/**
 * Describes the real cost over the compared years, in the prices that the page shows. The score converts prices to one
 * basis, which is explained with the score; a second amount for the same plan would confuse readers.
 */
export function costOutcome({ provider, side, site }: PriceInput): string {
  const { t, locale, methodology, asOf } = site;
  const years = comparedMonths / monthsInYear;
  const fact = knownFact(provider, 'prices');
  if (!fact) return t('outcome.cost.unknown');
  const cheapest = cheapestPlan(freshPlansOf(provider, site), comparedMonths, asOf);
  if (!cheapest) {
    const isHidden = hidesRenewal(fact.value, methodology.costBasis);
    return t(isHidden ? 'outcome.cost.hidden' : 'outcome.cost.unknown', { years });
  }
  const { plan, cost } = cheapest;
  // If even the cheapest choice is to pay by the month, the drawback is that no longer plan is cheaper.
  const isFlat = side === 'against' && plan.months === 1;
  const words = isFlat
    ? t('outcome.cost.flat')
    : t('outcome.cost.known', {
        side,
        month: formatMoney(cost.perMonth, cost.currency, locale),
        years,
        renews: renewsWithin(comparedMonths, plan) ? 'yes' : 'no',
        basis: inlineBasis(plan, site),
      });
  return withCaveat(words, 'prices', fact, site);
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
    ? withCaveat(jumpWords(shownPlan(cheapest.plan, provider, site), site), 'prices', fact, site)
    : t('outcome.renewal.unknown');
}

/** Returns the plan with the amounts that the page shows if its price is fresh, or else the given plan. */
function shownPlan(plan: Plan, provider: Provider, site: FactContext): Plan {
  return freshPlansOf(provider, site).find(({ id }) => id === plan.id) ?? plan;
}

/** Smaller changes are due to rounding and are not mentioned. */
const minChange = 0.02;

function jumpWords(plan: Plan, site: FactContext): string {
  const { t, locale } = site;
  const [jump, first, later] = [renewalJump(plan), advertisedMonth(plan), renewalMonth(plan)];
  if (jump === undefined || first === undefined || later === undefined) return t('outcome.renewal.prepaid');
  if (Math.abs(jump - 1) < minChange) return t('outcome.renewal.same');
  const from = formatMoney(first, plan.currency, locale);
  const to = formatMoney(later, plan.currency, locale);
  const basis = inlineBasis(plan, site);
  if (jump < 1) return t('outcome.renewal.falls', { from, to, basis });
  return t('outcome.renewal.rises', {
    from,
    to,
    basis,
    times: timesOf(jump),
    percent: formatShare(jump - 1, locale),
  });
}

/** Returns the message key for a multiple. Two and three times have their own wording, for nearly exact and for more. */
function timesOf(jump: number): string {
  const near = 0.05;
  for (const whole of [3, 2]) {
    if (jump > whole + near) return `over${whole}`;
    if (jump >= whole - near) return `at${whole}`;
  }
  return 'less';
}
