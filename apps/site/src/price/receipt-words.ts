import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay, formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import type { CouponCost } from '@vpn-site/core/outbound/coupon.ts';
import type { AdvertisedAndPaid } from '@vpn-site/core/price/advertised-and-paid.ts';
import { advertisedMonth } from '@vpn-site/core/price/advertised-month.ts';
import { type AmountSpan, amountSpan, chargeSpan } from '@vpn-site/core/price/amount-span.ts';
import { fromMinor, toMinor } from '@vpn-site/core/price/money.ts';
import type { PlanTerms } from '@vpn-site/core/price/plan.ts';
import type { Charge, PlanCost } from '@vpn-site/core/price/plan-cost.ts';
import type { Receipt, Refund } from '@vpn-site/core/price/receipt.ts';
import type { ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import { type PlanAmounts, planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { chargeText, localText } from './amount-text.ts';
import type { BillLine } from './bill.ts';
import { isHigherLater } from './price-line-model.ts';
import { monthsBoughtText, planTitle } from './price-model.ts';
import type { ReceiptPlan, ReceiptProvider, ReceiptWording } from './receipt-plan.ts';

export interface ReceiptLine extends BillLine {
  /** Whether a month costs at least 1.5 times as much as in the first term. */
  readonly isHigher: boolean;
}

/** Message values that compare the advertised monthly price with the real one. */
export interface MonthWords {
  readonly kind: AdvertisedAndPaid['kind'];
  readonly advertised: string;
  readonly paid: string;
  readonly years: number;
  /** The end of the paid period. */
  readonly until: string;
}

/** Message values for the cost of the plan with a coupon code. */
export interface CouponWords {
  /** Whether it is a code, or a special price without one. */
  readonly kind: 'code' | 'price';
  readonly code: string;
  readonly ends: 'known' | 'unknown';
  readonly day: string;
  readonly first: string;
  readonly sum: 'known' | 'unknown';
  readonly total: string;
  readonly years: number;
  /**
   * The kind of payment after the first term: a renewal, or buying the plan again. Both cost the same as without the code.
   */
  readonly later: 'renewal' | 'repurchase';
}

/** The content of the receipt itself. */
export interface ReceiptPaper extends Pick<ReceiptProvider, 'name' | 'tile'> {
  /** The name and term: "Basic, 27 months". */
  readonly plan: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: BillLine;
  /** The monthly price; undefined for plans sold by the day, because these advertise none. */
  readonly perMonth: MonthWords | undefined;
  /** The price with a coupon code. It is shown next to the charges and the total, which do not include it. */
  readonly coupon: CouponWords | undefined;
  /** The country of all prices and whether they include tax. */
  readonly basis: string;
  /** The approximate total and monthly price in the reader's currency; undefined if no current rate is known. */
  readonly converted: string | undefined;
}

/** The receipt, with the texts around it. */
export interface ReceiptWords extends ReceiptPaper {
  /** Every charge with its date. Only if `lines` has just the first few. */
  readonly all: readonly ReceiptLine[];
  /** The deadlines for refund and cancellation. */
  readonly deadlines: readonly Deadline[];
}

export interface Deadline extends BillLine {
  readonly kind: 'refund' | 'cancel' | 'end';
}

/** The day of purchase and the number of years. */
type Stay = Pick<ReceiptChoice, 'years' | 'bought'>;

export function receiptWords(
  { cost, perMonth, refund, coupon }: Receipt,
  provider: ReceiptProvider,
  plan: ReceiptPlan,
  stay: Stay,
  wording: ReceiptWording,
): ReceiptWords {
  const { t, locale } = wording;
  const amounts = planAmounts(plan, stay.years * 12, stay.bought);
  const { lines, all } = chargeLines(cost, provider, plan, stay, wording);
  return {
    name: provider.name,
    tile: provider.tile,
    plan: planTitle(plan, wording),
    lines,
    all,
    total: {
      label: t('receipt.total', { years: stay.years }),
      detail: amounts && monthsBoughtText(amounts.monthsBought, stay.years * 12, wording),
      amount: amounts ? formatMoneySpan(amounts.total, plan.currency, locale) : t('receipt.noTotal'),
    },
    perMonth: perMonth && monthWords(perMonth, amounts, stay, plan, wording),
    coupon: coupon && couponWords(coupon, amounts, stay, plan, wording),
    basis: plan.basis,
    converted: amounts && convertedWords(amounts, wording),
    deadlines: [refundLine(refund, provider, wording), endLine(cost, wording)],
  };
}

function convertedWords(
  { currency, total, month }: PlanAmounts,
  { t, locale, reader: { localMoney } }: ReceiptWording,
): string | undefined {
  const [all, each] = [total, month].map((span) => localText(span, currency, localMoney, { locale }));
  if (all === undefined || each === undefined || !localMoney) return undefined;
  return t('receipt.converted', {
    amount: all,
    month: each,
    day: formatDay(localMoney.day, locale, 'short'),
  });
}

/** The max number of listed payments. If there are more, only the first few are listed and the rest is summarized. */
const maxLines = 4;
const firstLines = 2;

function chargeLines(
  cost: PlanCost,
  { priceMark }: ReceiptProvider,
  plan: ReceiptPlan,
  { bought }: Stay,
  wording: ReceiptWording,
): Pick<ReceiptWords, 'lines' | 'all'> {
  const first: Charge = { date: bought, amount: cost.chargedToday, kind: 'first' };
  const charges = cost.ok ? cost.charges : [first];
  const all = charges.map((charge, index) => ({
    ...chargeLine(charge, plan, wording),
    mark: index === 0 ? priceMark : undefined,
  }));
  if (!cost.ok) return { lines: [...all, unpublishedLine(cost.firstTermEnds, wording)], all: [] };
  if (all.length <= maxLines) return { lines: all, all: [] };
  const more = moreLine(charges.slice(firstLines), plan, wording);
  return { lines: [...all.slice(0, firstLines), more], all };
}

function chargeLine(
  { date, amount, kind }: Charge,
  plan: ReceiptPlan,
  { t, locale }: ReceiptWording,
): ReceiptLine {
  const day = formatDay(date, locale, 'short');
  return {
    label: t(`receipt.charges.${kind}`, { day }),
    amount: chargeText(amount, plan, { locale }),
    isHigher: kind === 'renewal' && isHigherLater(plan),
  };
}

function unpublishedLine(day: Day, { t, locale }: ReceiptWording): ReceiptLine {
  return {
    label: t('receipt.charges.renewal', { day: formatDay(day, locale, 'short') }),
    amount: t('receipt.unpublished'),
    isHigher: false,
  };
}

function moreLine(charges: readonly Charge[], plan: PlanTerms, { t, locale }: ReceiptWording): ReceiptLine {
  const { currency } = plan;
  const spans = charges.map(({ amount }) => chargeSpan(amount, plan));
  const sum = (amounts: readonly number[]) =>
    fromMinor(
      amounts.reduce((cents, amount) => cents + toMinor(amount, currency), 0),
      currency,
    );
  const last = formatDay(charges.at(-1)?.date ?? '', locale, 'short');
  return {
    label: t('receipt.more', { count: charges.length, day: last }),
    amount: formatMoneySpan(
      { low: sum(spans.map(({ low }) => low)), high: sum(spans.map(({ high }) => high)) },
      currency,
      locale,
    ),
    isHigher: charges.some(({ kind }) => kind === 'renewal') && isHigherLater(plan),
  };
}

function monthWords(
  month: AdvertisedAndPaid,
  amounts: PlanAmounts | undefined,
  { years }: Stay,
  plan: ReceiptPlan,
  { locale }: ReceiptWording,
): MonthWords {
  const { kind } = month;
  const money = (span: AmountSpan | undefined) => (span ? formatMoneySpan(span, plan.currency, locale) : '');
  return {
    kind,
    advertised: money(amountSpan(plan, advertisedMonth)),
    paid: kind === 'differs' ? money(amounts?.month) : '',
    years,
    until: kind === 'paid-ahead' ? formatDay(month.until, locale, 'short') : '',
  };
}

function couponWords(
  { code = '', endsOn, first }: CouponCost,
  amounts: PlanAmounts | undefined,
  { years }: Stay,
  plan: ReceiptPlan,
  { locale }: ReceiptWording,
): CouponWords {
  const { currency, renewal } = plan;
  const lower = chargeSpan(first, plan);
  const total = amounts && totalWithCoupon(amounts, lower);
  return {
    kind: code === '' ? 'price' : 'code',
    code,
    ends: endsOn === undefined ? 'unknown' : 'known',
    day: endsOn === undefined ? '' : formatDay(endsOn, locale),
    first: formatMoneySpan(lower, currency, locale),
    sum: total === undefined ? 'unknown' : 'known',
    total: total ? formatMoneySpan(total, currency, locale) : '',
    years,
    later: renewal === 'none' ? 'repurchase' : 'renewal',
  };
}

/** Returns the total with another first charge. */
function totalWithCoupon({ currency, today, total }: PlanAmounts, first: AmountSpan): AmountSpan {
  const replaced = (side: keyof AmountSpan) =>
    fromMinor(
      toMinor(total[side], currency) - toMinor(today[side], currency) + toMinor(first[side], currency),
      currency,
    );
  return { low: replaced('low'), high: replaced('high') };
}

function refundLine(refund: Refund, provider: ReceiptProvider, { t, locale }: ReceiptWording): Deadline {
  if (refund.kind !== 'until') {
    return { kind: 'refund', label: t('receipt.anyRefund'), amount: t(`receipt.refunds.${refund.kind}`) };
  }
  return {
    kind: 'refund',
    label: t('receipt.refund'),
    detail: t('receipt.refundDays', { count: refund.days }),
    amount: formatDay(refund.day, locale, 'short'),
    // If the plan has its own refund period, that period comes from the same source as its price.
    mark: refund.days === provider.refund?.days ? provider.refund.mark : provider.priceMark,
  };
}

function endLine({ cancelBy, firstTermEnds }: PlanCost, { t, locale }: ReceiptWording): Deadline {
  const end = formatDay(firstTermEnds, locale, 'short');
  if (cancelBy === undefined) {
    return { kind: 'end', label: t('receipt.end'), detail: t('receipt.endDetail'), amount: end };
  }
  return {
    kind: 'cancel',
    label: t('receipt.cancel'),
    detail: t('receipt.cancelDetail', { day: end }),
    amount: formatDay(cancelBy, locale, 'short'),
  };
}
