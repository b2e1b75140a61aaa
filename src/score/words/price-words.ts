import { advertisedMonth, renewalJump, renewalMonth } from '#domain/price/advertised-month.ts';
import { type Plan, renewsWithin } from '#domain/price/plan.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { cheapestOnBasis, hidesRenewal } from '#domain/scoring/price-points.ts';
import { marketWords } from '#evidence/fact/price-basis.ts';
import { formatMoney, formatShare } from '#i18n/formats.ts';
import { scoredBasis } from '#price/price-basis.ts';
import { type Facts, hedged, type Telling } from './told.ts';

type Told = Pick<Telling, 'provider' | 'side' | 'site'>;

const monthsInYear = 12;

/** What years really take, on the basis that holds for everybody. */
export function costOutcome({ provider, side, site }: Told): string {
  const { t, locale, methodology } = site;
  const { costBasis } = methodology;
  const years = costBasis.months / monthsInYear;
  const fact = knownFact(provider, 'prices');
  const cheapest = fact && cheapestOnBasis(fact.value, costBasis);
  if (!fact) return t('outcome.cost.unknown');
  if (!cheapest)
    return t(hidesRenewal(fact.value, costBasis) ? 'outcome.cost.hidden' : 'outcome.cost.unknown', { years });
  const month = formatMoney(cheapest.perMonth, costBasis.currency, locale);
  // Where a single month is the cheapest plan over years, that is what speaks against it.
  const isFlat = side === 'against' && cheapest.plan.months === 1;
  const renews = renewsWithin(costBasis.months, cheapest.plan) ? 'yes' : 'no';
  const words = t(isFlat ? 'outcome.cost.flat' : 'outcome.cost.known', {
    side,
    month,
    years,
    renews,
    ...scoredBasis(costBasis, cheapest.plan, site),
  });
  return hedged(words, 'prices', fact, site);
}

/** What happens to the price of the plan that is judged. */
export function renewalOutcome({ provider, site }: Told): string {
  const { t, methodology } = site;
  const fact = knownFact(provider, 'prices');
  if (!fact) return t('outcome.renewal.unknown');
  const cheapest = cheapestOnBasis(fact.value, methodology.costBasis);
  if (hidesRenewal(fact.value, methodology.costBasis))
    return t('outcome.renewal.hidden', { all: cheapest ? 'no' : 'yes' });
  return cheapest
    ? hedged(jumpWords(cheapest.plan, site), 'prices', fact, site)
    : t('outcome.renewal.unknown');
}

/** Less than this is not called a change: it is a matter of rounding. */
const noticeable = 0.02;

function jumpWords(plan: Plan, site: Facts): string {
  const { t, locale } = site;
  const [jump, first, later] = [renewalJump(plan), advertisedMonth(plan), renewalMonth(plan)];
  if (jump === undefined || first === undefined || later === undefined) return t('outcome.renewal.prepaid');
  if (Math.abs(jump - 1) < noticeable) return t('outcome.renewal.same');
  const from = formatMoney(first, plan.currency, locale);
  const to = formatMoney(later, plan.currency, locale);
  const basis = { kind: plan.tax, market: marketWords(plan.market, site) };
  if (jump < 1) return t('outcome.renewal.falls', { from, to, ...basis });
  return t('outcome.renewal.rises', {
    from,
    to,
    ...basis,
    times: timesOf(jump),
    percent: formatShare(jump - 1, locale),
  });
}

/** Three times and twice have words of their own, when they are nearly exact and when they are passed. */
function timesOf(jump: number): string {
  const near = 0.05;
  for (const whole of [3, 2]) {
    if (jump > whole + near) return `over${whole}`;
    if (jump >= whole - near) return `at${whole}`;
  }
  return 'less';
}
