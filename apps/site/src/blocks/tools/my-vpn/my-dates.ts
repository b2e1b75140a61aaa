import { icsCalendar } from '@vpn-site/core/calendar/ics-calendar.ts';
import { addDays, type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import { formatDay, formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { AmountSpan } from '@vpn-site/core/price/amount-span.ts';
import { costOfStaying, type NextRenewal, nextRenewal } from '@vpn-site/core/price/next-renewal.ts';
import { leastSaving } from '@vpn-site/core/price/three-year-bill.ts';
import { chargeText, localText } from '#price/amount-text.ts';
import { monthsBoughtText, planTitle } from '#price/price-model.ts';
import type { ReceiptPlan } from '#price/receipt-plan.ts';
import type { MyVpnModel, MyVpnProvider, OtherVpn } from './my-vpn-data.ts';
import { shownOthers, stayMonths } from './my-vpn-data.ts';
import type { SavedPlan } from './saved-plan.ts';

/** A plan of the list that the reader has. */
export interface OwnPlan {
  readonly saved: SavedPlan;
  readonly provider: MyVpnProvider;
  readonly plan: ReceiptPlan;
}

export interface Wording {
  readonly t: Translator;
  readonly locale: LocaleCode;
}

/** The dates of a reader's plan, ready to render. */
export interface MyDates {
  readonly next: NextRenewal;
  readonly title: string;
  /** The number of days until the next renewal or the end. */
  readonly daysLeft: number;
  /** The amount of the next charge; undefined if it is unknown or our price is out of date. */
  readonly amount: string | undefined;
  readonly isOutdated: boolean;
  /** The last day of a refund that is still possible. */
  readonly refundUntil: Day | undefined;
}

export function selectDates({ saved, provider, plan }: OwnPlan, today: Day, wording: Wording): MyDates {
  const next = nextRenewal(plan, saved.bought, today);
  const isOutdated = provider.expires !== undefined && today >= provider.expires;
  const refundUntil = plan.refundDays ? addDays(saved.bought, plan.refundDays) : undefined;
  return {
    next,
    title: `${provider.name}, ${planTitle(plan, wording)}`,
    daysLeft: next.kind === 'unknown' ? 0 : daysBetween(today, next.day),
    amount: next.kind === 'renews' && !isOutdated ? chargeText(next.amount, plan, wording) : undefined,
    isOutdated,
    refundUntil: refundUntil !== undefined && refundUntil >= today ? refundUntil : undefined,
  };
}

/** The cost of the months after the next renewal, with the reader's VPN and with others. */
export interface StayOrLeave {
  readonly from: Day;
  readonly amount: string | undefined;
  readonly detail: string;
  readonly others: readonly OtherVpn[];
  /** The cheaper alternative, "stay" if staying costs less than each, or undefined if the prices decide nothing. */
  readonly cheapest: OtherVpn | 'stay' | undefined;
}

export function selectStayOrLeave(
  { provider, plan }: OwnPlan,
  dates: MyDates,
  { others: all, localMoney }: Pick<MyVpnModel, 'others' | 'localMoney'>,
  today: Day,
  wording: Wording,
): StayOrLeave {
  const { locale } = wording;
  const from = dates.next.kind === 'unknown' || dates.next.kind === 'ended' ? today : dates.next.day;
  const others = all.filter(({ id }) => id !== provider.id).slice(0, shownOthers);
  const stay = dates.isOutdated ? undefined : costOfStaying(plan, stayMonths, from);
  if (!stay) return { from, amount: undefined, detail: '', others, cheapest: undefined };
  const { total, currency } = stay;
  const local = localText(total, currency, localMoney, wording);
  const isLess = (lower: AmountSpan, higher: AmountSpan, other: OtherVpn) =>
    other.currency === currency && leastSaving(lower, higher, currency) !== undefined;
  const cheaper = others
    .filter((other) => isLess(other.total, total, other))
    .toSorted((a, b) => a.total.high - b.total.high)[0];
  const isCheapest = others.every((other) => isLess(total, other.total, other));
  return {
    from,
    amount: formatMoneySpan(total, currency, locale),
    detail: [local, monthsBoughtText(stay.monthsBought, stayMonths, wording)].filter(Boolean).join('; '),
    others,
    cheapest: cheaper ?? (isCheapest && others.length > 0 ? 'stay' : undefined),
  };
}

/** Days between a calendar reminder and its event: enough to decide and to contact support. */
const reminderDays = 7;

/** Returns the last days for a refund and to cancel as a calendar file. */
export function calendarText(
  { saved, plan }: OwnPlan,
  { next, title, amount, refundUntil }: MyDates,
  { url, stamp }: { readonly url: string; readonly stamp: string },
  { t, locale }: Wording,
): string {
  const event = (kind: 'cancel' | 'refund' | 'end', day: Day, text: string) => ({
    uid: `${kind}-${saved.plan}-${saved.bought}-${day}@my-vpn`,
    day,
    summary: t(`trueCost.events.${kind}`, { plan: title }),
    description: `${text}\n${plan.basis}`,
    url,
    announcedDays: reminderDays,
  });
  const refund =
    refundUntil === undefined ? [] : [event('refund', refundUntil, t('trueCost.events.refundText'))];
  return icsCalendar([...refund, ...nextEvents()], {
    product: `-//${new URL(url).host}//My VPN//${locale.toUpperCase()}`,
    stamp,
  });

  function nextEvents() {
    if (next.kind === 'unknown' || next.kind === 'ended') return [];
    const day = formatDay(next.day, locale);
    if (!('cancelBy' in next)) return [event('end', next.day, t('trueCost.events.endText'))];
    const text =
      amount === undefined
        ? t('trueCost.events.cancelUnknown', { day })
        : t('trueCost.events.cancelText', { day, amount });
    return [event('cancel', next.cancelBy, text)];
  }
}
