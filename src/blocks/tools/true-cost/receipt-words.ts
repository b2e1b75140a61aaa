import { addMonths, type Day } from '#domain/day/day.ts';
import { fromMinor, toMinor } from '#domain/price/money.ts';
import type { Charge, PlanCost } from '#domain/price/plan-cost.ts';
import type { Receipt, Refund } from '#domain/receipt/receipt.ts';
import type { ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import type { BillLine } from '#evidence/price/bill.ts';
import { planTerm } from '#evidence/price/price.ts';
import { formatDay, formatMoney } from '#i18n/formats.ts';
import type { ReceiptPlan, ReceiptProvider, ReceiptWording } from './receipt-data.ts';

/** A receipt in words. */
export interface ReceiptWords {
  readonly lines: readonly BillLine[];
  /** Every charge with its day, where the lines tell only the first few. */
  readonly all: readonly BillLine[];
  readonly total: BillLine | undefined;
  /** Why there is no total. */
  readonly refusal: string | undefined;
  /** The price of a month as advertised, held against the one that is paid. */
  readonly advertised: string | undefined;
  readonly deadlines: readonly BillLine[];
  /** What to know under it. */
  readonly notes: string;
}

/** As many lines are read; more are counted. */
const maxLines = 6;
const firstLines = 3;

export function receiptWords(
  { cost, advertisedPerMonth, refund }: Receipt,
  provider: ReceiptProvider,
  plan: ReceiptPlan,
  choice: ReceiptChoice,
  wording: ReceiptWording,
): ReceiptWords {
  const { t, locale } = wording;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const charges = cost.ok ? cost.charges : [firstCharge(cost, choice.bought)];
  const all = charges.map((charge, index) => ({
    ...chargeLine(charge, plan, wording),
    mark: index === 0 ? provider.priceMark : undefined,
  }));
  const isLong = all.length > maxLines;
  return {
    lines: isLong ? [...all.slice(0, firstLines), moreLine(charges.slice(firstLines), plan, wording)] : all,
    all: isLong ? all : [],
    total: cost.ok
      ? {
          label: t('trueCost.total', { years: choice.years }),
          detail: t('bill.month', { amount: money(cost.perMonth) }),
          amount: money(cost.total),
        }
      : undefined,
    refusal: cost.ok ? undefined : t('trueCost.refusal', { day: formatDay(cost.firstTermEnds, locale) }),
    advertised:
      advertisedPerMonth === undefined
        ? undefined
        : advertisedWords(advertisedPerMonth, cost, money, wording),
    deadlines: [refundLine(refund, provider, wording), endLine(cost, wording)],
    notes: [
      paidPast(cost, choice, wording),
      t('trueCost.seen', { day: formatDay(plan.observed, locale), tax: plan.tax }),
      plan.note,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function firstCharge({ chargedToday }: PlanCost, bought: Day): Charge {
  return { date: bought, amount: chargedToday, kind: 'first' };
}

function chargeLine(
  { date, amount, kind }: Charge,
  plan: ReceiptPlan,
  { t, locale }: ReceiptWording,
): BillLine {
  const renewal = typeof plan.renewal === 'string' ? undefined : plan.renewal.months;
  const term = planTerm({ months: kind === 'renewal' ? renewal : plan.months, days: plan.days }, { t });
  return {
    label: formatDay(date, locale),
    detail: t(`trueCost.charges.${kind}`, { term }),
    amount: formatMoney(amount, plan.currency, locale),
  };
}

function moreLine(
  charges: readonly Charge[],
  { currency }: ReceiptPlan,
  { t, locale }: ReceiptWording,
): BillLine {
  const sum = charges.reduce((cents, { amount }) => cents + toMinor(amount, currency), 0);
  return {
    label: t('trueCost.more', { count: charges.length }),
    detail: t('trueCost.last', { day: formatDay(charges.at(-1)?.date ?? '', locale) }),
    amount: formatMoney(fromMinor(sum, currency), currency, locale),
  };
}

function advertisedWords(
  perMonth: number,
  cost: PlanCost,
  money: (amount: number) => string,
  { t }: ReceiptWording,
): string {
  if (!cost.ok) return t('trueCost.toldRefused', { told: money(perMonth) });
  return perMonth === cost.perMonth
    ? t('trueCost.toldSame', { told: money(perMonth) })
    : t('trueCost.told', { told: money(perMonth), real: money(cost.perMonth) });
}

function refundLine(refund: Refund, provider: ReceiptProvider, { t, locale }: ReceiptWording): BillLine {
  const label = t('trueCost.refund');
  if (refund.kind !== 'until') return { label, amount: t(`trueCost.refunds.${refund.kind}`) };
  return {
    label,
    detail: t('trueCost.refundDays', { count: refund.days }),
    amount: formatDay(refund.day, locale),
    // A plan of its own terms has them from the source of its price.
    mark: refund.days === provider.refund?.days ? provider.refund.mark : provider.priceMark,
  };
}

function endLine({ cancelBy, firstTermEnds }: PlanCost, { t, locale }: ReceiptWording): BillLine {
  const end = formatDay(firstTermEnds, locale);
  if (cancelBy === undefined) {
    return { label: t('trueCost.end'), detail: t('trueCost.endDetail'), amount: end };
  }
  return {
    label: t('trueCost.cancel'),
    detail: t('trueCost.cancelDetail', { day: end }),
    amount: formatDay(cancelBy, locale),
  };
}

/** Up to when is paid, where that is later than the reader stays. */
function paidPast(
  cost: PlanCost,
  { bought, years }: ReceiptChoice,
  { t, locale }: ReceiptWording,
): string | undefined {
  if (!cost.ok || cost.paidUntil <= addMonths(bought, years * 12)) return undefined;
  return t('trueCost.paidUntil', { day: formatDay(cost.paidUntil, locale) });
}
