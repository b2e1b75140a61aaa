import { addDays } from '@vpn-site/core/day/day.ts';
import {
  formatDay,
  formatDays,
  formatFlooredShare,
  formatMoney,
  formatMoneySpan,
} from '@vpn-site/core/i18n/formats.ts';
import type { Coupon } from '@vpn-site/core/outbound/coupon.ts';
import { fromMinor, toMinor } from '@vpn-site/core/price/money.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { sortedByTime } from '@vpn-site/core/price/price-history.ts';
import { chargeWithTax } from '@vpn-site/core/price/with-tax.ts';
import { jumpOf, noCurrentPrice, plansOf, somePlan } from './price-guards.ts';
import { ageOf, count, type Guard, type Guards, type Subject, text } from './truth.ts';

type Values = Readonly<Record<string, unknown>>;
type Site = Subject['site'];

/** A charge as readers of a language pay it: with their tax, if the shop leaves it out. */
function charge(amount: number, { tax, currency }: Plan, { reader }: Site): number {
  const percent = tax === 'excluded' ? reader.tax?.percent : undefined;
  return percent === undefined ? amount : chargeWithTax(amount, currency, percent);
}

function taxed(plan: Plan, site: Site): Plan {
  const { charged, renewal } = plan;
  const later =
    typeof renewal === 'string' ? renewal : { ...renewal, charged: charge(renewal.charged, plan, site) };
  return { ...plan, charged: charge(charged, plan, site), renewal: later };
}

/** An amount in two figures, if the shop does not say whether the reader's tax is included. */
function spanText(amount: number, { tax, currency }: Plan, { reader, locale }: Site): string {
  const percent = tax === 'unknown' ? reader.tax?.percent : undefined;
  const high = percent === undefined ? amount : chargeWithTax(amount, currency, percent);
  return formatMoneySpan({ low: amount, high }, currency, locale);
}

export function chargeText(amount: number, plan: Plan, site: Site): string {
  return spanText(charge(amount, plan, site), plan, site);
}

function isShortDay(printed: unknown, day: string | undefined, { locale }: Site): boolean {
  return day !== undefined && formatDay(day, locale, 'short') === text(printed);
}

/** The coupon of a provider that readers can use on the day of the site. */
function validCoupon({ provider, site }: Subject): Coupon | undefined {
  const coupon = site.offers.get(provider.id)?.coupon;
  const { since = site.asOf, endsOn = site.asOf } = coupon ?? {};
  return since <= site.asOf && site.asOf <= endsOn ? coupon : undefined;
}

function withCoupon(fits: (coupon: Coupon, said: Values, about: Subject) => boolean): Guard {
  return (said, about) => {
    const coupon = validCoupon(about);
    return coupon !== undefined && fits(coupon, said, about);
  };
}

/** Whether a sentence is true of a valid coupon and of one of its plans. */
function withCouponPlan(fits: (plan: Plan, coupon: Coupon, said: Values, about: Subject) => boolean): Guard {
  return withCoupon((coupon, said, about) =>
    plansOf(about).some((plan) => coupon.plans.includes(plan.id) && fits(plan, coupon, said, about)),
  );
}

/** The first charge with a coupon: the discount applies to the published price, and tax comes on top. */
function lowerCharge(plan: Plan, { percent, price }: Coupon, site: Site): number {
  const { charged, currency } = plan;
  const published =
    percent === undefined
      ? price
      : fromMinor(Math.round((toMinor(charged, currency) * (100 - percent)) / 100), currency);
  return charge(published ?? 0, plan, site);
}

function isKind(printed: unknown, { code }: Coupon): boolean {
  return printed === (code === undefined ? 'price' : 'code');
}

/** The captures of a plan, and the amounts among them that its own shop asked in its currency, oldest first. */
function capturesOf({ id, currency }: Plan, { provider, site }: Subject) {
  const history = site.priceHistories.get(provider.id)?.plans.find((one) => one.id === id);
  if (!history || history.observations < 2) return undefined;
  const points = sortedByTime(history.points);
  const own = points.filter((point) => point.standard !== false && point.currency === currency);
  return own.length === 0 ? undefined : { history, points, own };
}

type Captures = NonNullable<ReturnType<typeof capturesOf>>;

function lowestOf({ own }: Captures): number {
  return Math.min(...own.map(({ charged }) => charged));
}

/** The last day on which a capture showed the amount of a point, as far as it is known. */
function lastDayOf(from: string, { history, points }: Captures): string {
  const next = points.find((point) => point.from > from);
  return next === undefined ? history.last : (next.previous ?? from);
}

/** The days before an offer in which captures must lie: the 30 days before it began. */
const daysBefore = 30;

/** The lowest amount in the 30 days before an offer began; undefined if the captures do not cover their first day. */
function lowestBefore(plan: Plan, { since }: Coupon, about: Subject): number | undefined {
  const captures = capturesOf(plan, about);
  if (since === undefined || captures === undefined) return undefined;
  const [first, last] = [addDays(since, -daysBefore), addDays(since, -1)];
  const { own } = captures;
  const end =
    own
      .map(({ from }) => lastDayOf(from, captures))
      .toSorted()
      .at(-1) ?? '';
  if ((own[0]?.from ?? '') > first || end < first) return undefined;
  // A price applies until the capture with another one.
  const applied = own.filter(({ from }, at) => from <= last && (own[at + 1]?.from ?? end) >= first);
  return Math.min(...applied.map(({ charged }) => charged));
}

function recorded(fits: (captures: Captures, plan: Plan, said: Values, about: Subject) => boolean): Guard {
  return (said, about) =>
    plansOf(about).some((plan) => {
      const captures = capturesOf(plan, about);
      return captures !== undefined && fits(captures, plan, said, about);
    });
}

function isUnchanged({ own }: Captures, plan: Plan, { site }: Subject): boolean {
  return own.every(({ charged }) => charged === charge(plan.charged, plan, site));
}

function isLowest(captures: Captures, plan: Plan, { site }: Subject): boolean {
  return charge(plan.charged, plan, site) <= lowestOf(captures);
}

function costsLessFirst(plan: Plan): boolean {
  return jumpOf(plan) > 1.02;
}

function hasMoved({ own }: Captures): boolean {
  return new Set(own.map(({ charged }) => charged)).size > 1;
}

/** Codes and special prices, prices that are lower at first, and prices seen long ago. */
export const offerGuards: Guards = {
  'offers.line': (said, about) => {
    const { kind, code, sum, first, usual } = said;
    const isCode = withCoupon(
      (coupon) => isKind(kind, coupon) && (kind === 'price' || coupon.code === text(code)),
    );
    const isSum = withCouponPlan(
      (plan, coupon) =>
        spanText(lowerCharge(plan, coupon, about.site), plan, about.site) === text(first) &&
        chargeText(plan.charged, plan, about.site) === text(usual),
    );
    return isCode(said, about) && (sum === 'known' ? isSum(said, about) : noCurrentPrice(said, about));
  },
  'offers.lineTerms': withCoupon(
    (coupon, { kind, ends, day, sum, seen }, about) =>
      isKind(kind, coupon) &&
      (ends === 'known' ? isShortDay(day, coupon.endsOn, about.site) : coupon.endsOn === undefined) &&
      (sum !== 'known' ||
        plansOf(about).some(
          ({ id, observed }) => coupon.plans.includes(id) && isShortDay(seen, observed, about.site),
        )),
  ),
  'offers.percent': withCoupon(({ percent }, said) => percent === count(said.percent)),
  'offers.special': withCoupon(({ percent }) => percent === undefined),
  'offers.noCode': withCoupon(({ code }) => code === undefined),
  'offers.firstCode': withCoupon(
    ({ code }, { day }, { site }) => code !== undefined && isShortDay(day, site.asOf, site),
  ),
  'offers.firstPrice': withCoupon(
    ({ code }, { day }, { site }) => code === undefined && isShortDay(day, site.asOf, site),
  ),
  'offers.was': withCouponPlan(
    (plan, coupon, _, about) =>
      (lowestBefore(plan, coupon, about) ?? 0) > lowerCharge(plan, coupon, about.site),
  ),
  'offers.noPrice': (said, about) => validCoupon(about) !== undefined && noCurrentPrice(said, about),
  'offers.prepaid': withCouponPlan(({ renewal }) => renewal === 'none'),
  'offers.notNamed': withCoupon(({ endsOn }) => endsOn === undefined),
  'offers.before': withCouponPlan((plan, coupon, { amount, days }, about) => {
    const lowest = lowestBefore(plan, coupon, about);
    const { since = '' } = coupon;
    return (
      lowest !== undefined &&
      spanText(lowest, plan, about.site) === text(amount) &&
      Array.from({ length: daysBefore }, (_, ago) => addDays(since, -1 - ago)).some(
        (last) => formatDays(addDays(since, -daysBefore), last, about.site.locale, 'short') === text(days),
      )
    );
  }),
  'offers.list': withCouponPlan(
    (plan, coupon, { amount, day, since }, about) =>
      chargeText(plan.charged, plan, about.site) === text(amount) &&
      isShortDay(day, plan.observed, about.site) &&
      (since === 'known') === (coupon.since !== undefined) &&
      lowestBefore(plan, coupon, about) === undefined,
  ),
  'offers.tried': withCoupon(
    (coupon, { kind, day }, { site }) => isKind(kind, coupon) && isShortDay(day, coupon.checked, site),
  ),
  'offers.later': ({ later }, about) => {
    if (later === 'renewal') return withCouponPlan(({ renewal }) => typeof renewal !== 'string')({}, about);
    if (later === 'repurchase') return withCouponPlan(({ renewal }) => renewal === 'none')({}, about);
    // Without a known price it says nothing.
    return validCoupon(about) !== undefined;
  },
  'offers.others': withCouponPlan(
    ({ months }, { plans }, said) => plans.length > 1 && text(said.plans).includes(text(months)),
  ),
  'offers.noneHeading': (_, about) => validCoupon(about) === undefined,
  'offers.none': (_, about) => validCoupon(about) === undefined,

  'offers.terms.below': ({ percent }, about) =>
    somePlan(
      (plan) =>
        formatFlooredShare(1 - 1 / jumpOf(taxed(plan, about.site)), about.site.locale) === text(percent),
    )({}, about),
  'offers.terms.lowest': recorded((captures, plan, _, about) => isLowest(captures, plan, about)),
  'offers.terms.since': recorded((captures, plan, { day }, about) => {
    const { site } = about;
    const price = charge(plan.charged, plan, site);
    // Since that day no capture showed another price.
    const isSince = captures.own.some(
      ({ from }) =>
        isShortDay(day, from, site) && captures.own.every((one) => one.from < from || one.charged === price),
    );
    return isLowest(captures, plan, about) && (isSince || isShortDay(day, plan.observed, site));
  }),
  'offers.terms.unchanged': recorded((captures, plan, _, about) => isUnchanged(captures, plan, about)),
  'offers.terms.same': recorded(
    (captures, plan, { count: printed }, about) =>
      isUnchanged(captures, plan, about) &&
      captures.own.length === captures.points.length &&
      captures.history.observations === count(printed),
  ),
  'offers.terms.above': recorded((captures, plan, { amount }, { site }) => {
    const [now, lowest] = [charge(plan.charged, plan, site), lowestOf(captures)].map((each) =>
      toMinor(each, plan.currency),
    );
    const above = (now ?? 0) - (lowest ?? 0);
    return (
      above > 0 && formatMoney(fromMinor(above, plan.currency), plan.currency, site.locale) === text(amount)
    );
  }),
  'offers.terms.low': recorded((captures, plan, { amount, days }, { site }) => {
    const lowest = lowestOf(captures);
    return (
      formatMoney(lowest, plan.currency, site.locale) === text(amount) &&
      captures.own.some(
        ({ charged, from }) =>
          charged === lowest &&
          formatDays(from, lastDayOf(from, captures), site.locale, 'short') === text(days),
      )
    );
  }),
  'offers.terms.few': (_, about) => plansOf(about).some((plan) => capturesOf(plan, about) === undefined),
  'offers.terms.seen': ({ day }, about) =>
    somePlan(({ observed }) => isShortDay(day, observed, about.site))({}, about),
  'offers.terms.days': ({ days }, { provider, site }) => {
    const window = site.priceHistories.get(provider.id)?.window;
    return window !== undefined && formatDays(window.first, window.last, site.locale, 'short') === text(days);
  },
  // It compares one plan of each provider.
  'offers.terms.none': (said, about) => noCurrentPrice(said, about) || !plansOf(about).every(costsLessFirst),

  'review.cost.aged': recorded(
    (captures, { observed }, { days }, { site }) =>
      ageOf(observed, site) === count(days) && hasMoved(captures),
  ),
};
