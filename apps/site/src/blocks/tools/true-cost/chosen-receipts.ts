import { icsCalendar } from '@vpn-site/core/calendar/ics-calendar.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import type { RichText } from '@vpn-site/core/locale/words.ts';
import { makeReceipt, type Receipt, type Reminder, receiptReminders } from '@vpn-site/core/price/receipt.ts';
import { planName, type ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import { chargeText } from '#price/amount-text.ts';
import { planTitle } from '#price/price-model.ts';
import type { ReceiptPlan, ReceiptProvider, ReceiptWording } from '#price/receipt-plan.ts';
import { type ReceiptWords, receiptWords } from '#price/receipt-words.ts';
import { type CostChart, costChart } from './cost-chart.ts';
import { type KnownPlan, knownPlans, type TrueCostModel } from './receipt-data.ts';
import { receiptNotes } from './receipt-notes.ts';

export interface ChosenReceipt {
  /** Provider id and plan id: `provider.plan`. */
  readonly name: string;
  readonly provider: string;
  /** The text of the receipt; undefined if the price is too old for a total. */
  readonly words: (ReceiptWords & { readonly notes: RichText }) | undefined;
  /** The sentence shown instead of `words`. */
  readonly outdated: string | undefined;
  readonly chart: CostChart | undefined;
  /** The text that screen readers announce when the receipt changes. */
  readonly spoken: string;
  readonly file: string;
  readonly calendar: ((frame: CalendarFrame) => string) | undefined;
}

/** Returns the receipts of a choice. Unknown plans are skipped. */
export function chosenReceipts(
  { providers }: Pick<TrueCostModel, 'providers'>,
  choice: ReceiptChoice,
  today: Day,
  wording: ReceiptWording,
): ChosenReceipt[] {
  const plans = knownPlans(providers);
  const made = choice.plans
    .flatMap((name) => plans.get(name) ?? [])
    .map((known) => ({
      known,
      receipt: makeReceipt(known.plan, { ...choice, today, expires: known.provider.expires }),
    }));
  /** Returns the highest total in a currency. All bills in a currency have one scale. */
  const most = (currency: string) =>
    Math.max(
      ...made.map(({ known, receipt }) =>
        known.plan.currency === currency && receipt.kind === 'receipt' && receipt.cost.ok
          ? receipt.cost.total
          : 0,
      ),
    );
  return made.map(({ known, receipt }) => ({
    name: known.name,
    provider: known.provider.name,
    file: calendarFile(known.name),
    ...(receipt.kind === 'receipt'
      ? receiptParts(receipt, known, choice, wording)
      : outdatedParts(known, wording)),
    chart:
      receipt.kind === 'receipt'
        ? costChart(known.plan, choice, wording, most(known.plan.currency))
        : undefined,
  }));
}

type Parts = Pick<ChosenReceipt, 'words' | 'outdated' | 'spoken' | 'calendar'>;

function receiptParts(
  receipt: Receipt,
  { provider, plan }: KnownPlan,
  choice: ReceiptChoice,
  wording: ReceiptWording,
): Parts {
  const words = receiptWords(receipt, provider, plan, choice, wording);
  return {
    words: { ...words, notes: receiptNotes(receipt.cost, plan, choice, wording) },
    outdated: undefined,
    spoken: `${provider.name}, ${words.plan}. ${words.total.label}: ${words.total.amount}.`,
    calendar: (frame) => receiptCalendar(receipt, provider, plan, choice, wording, frame),
  };
}

function outdatedParts({ provider, plan }: KnownPlan, wording: ReceiptWording): Parts {
  const day = formatDay(plan.observed, wording.locale);
  const title = `${provider.name}, ${planTitle(plan, wording)}`;
  const outdated = wording.t('trueCost.outdated', { plan: title, day });
  return { words: undefined, outdated, spoken: outdated, calendar: undefined };
}

/** The number of days between a calendar reminder and its event: enough to decide and to contact support. */
const reminderDays = 3;

export interface CalendarFrame {
  /** The full address of the receipt. */
  readonly url: string;
  readonly stamp: string;
}

/** Returns the reminders of one receipt as a calendar file in the page's language. */
function receiptCalendar(
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
    uid: `${kind}-${name}-${bought}@receipts`,
    day,
    summary: t(`trueCost.events.${kind}`, { plan: title }),
    description: [
      eventText(kind, receipt, plan, wording),
      t('trueCost.events.bought', {
        day: formatDay(bought, locale),
        amount: chargeText(plan.charged, plan, { locale }),
      }),
      plan.basis,
    ].join('\n'),
    url,
    announcedDays: reminderDays,
  }));
  // The product id uses the host, because the file comes from there whatever the site's name is.
  return icsCalendar(events, {
    product: `-//${new URL(url).host}//Receipts//${locale.toUpperCase()}`,
    stamp,
  });
}

function calendarFile(plan: string): string {
  return `true-cost-${plan.replaceAll('.', '-')}.ics`;
}

function eventText(
  kind: Reminder['kind'],
  { cost }: Receipt,
  plan: ReceiptPlan,
  { t, locale }: ReceiptWording,
): string {
  if (kind === 'refund') return t('trueCost.events.refundText');
  if (kind === 'end') return t('trueCost.events.endText');
  const day = formatDay(cost.firstTermEnds, locale);
  const { renewal } = plan;
  return typeof renewal === 'string'
    ? t('trueCost.events.cancelUnknown', { day })
    : t('trueCost.events.cancelText', { day, amount: chargeText(renewal.charged, plan, { locale }) });
}
