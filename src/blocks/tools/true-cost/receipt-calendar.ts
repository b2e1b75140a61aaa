import { icsCalendar } from '#domain/calendar/ics-calendar.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { type Reminder, receiptReminders } from '#domain/receipt/receipt.ts';
import { planName, type ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import { planTitle } from '#evidence/price/price.ts';
import { formatDay, formatMoney } from '#i18n/formats.ts';
import type { ReceiptPlan, ReceiptProvider, ReceiptWording } from './receipt-data.ts';

/** Time enough to decide, and to write to a support desk. */
const announcedDays = 3;

export interface CalendarFrame {
  /** The address of the receipt, in full. */
  readonly url: string;
  readonly stamp: string;
}

/** The days to remember of one receipt, as a calendar file in the language of the page. */
export function receiptCalendar(
  receipt: Receipt,
  provider: ReceiptProvider,
  plan: ReceiptPlan,
  { bought }: ReceiptChoice,
  wording: ReceiptWording,
  { url, stamp }: CalendarFrame,
): string {
  const { t, locale } = wording;
  const name = planName(provider.id, plan.id);
  const title = `${provider.name}, ${planTitle(plan, wording)}`;
  const events = receiptReminders(receipt).map(({ kind, day }) => ({
    uid: `${kind}-${name}-${bought}@receipts.vpn-site`,
    day,
    summary: t(`trueCost.events.${kind}`, { plan: title }),
    description: [
      eventText(kind, receipt, plan, wording),
      t('trueCost.events.bought', {
        day: formatDay(bought, locale),
        amount: formatMoney(plan.charged, plan.currency, locale),
      }),
    ].join('\n'),
    url,
    announcedDays,
  }));
  // Named after the address: it is where the file comes from, whatever the site is called.
  return icsCalendar(events, {
    product: `-//${new URL(url).host}//Receipts//${locale.toUpperCase()}`,
    stamp,
  });
}

export function calendarFile(plan: string): string {
  return `true-cost-${plan.replaceAll('.', '-')}.ics`;
}

function eventText(
  kind: Reminder['kind'],
  { cost }: Receipt,
  { renewal, currency }: ReceiptPlan,
  { t, locale }: ReceiptWording,
): string {
  if (kind === 'refund') return t('trueCost.events.refundText');
  if (kind === 'end') return t('trueCost.events.endText');
  const day = formatDay(cost.firstTermEnds, locale);
  return typeof renewal === 'string'
    ? t('trueCost.events.cancelUnknown', { day })
    : t('trueCost.events.cancelText', { day, amount: formatMoney(renewal.charged, currency, locale) });
}
