import type { Day } from '#domain/day/day.ts';
import { makeReceipt, type Receipt } from '#domain/receipt/receipt.ts';
import type { ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import { planTitle } from '#evidence/price/price.ts';
import { formatDay } from '#i18n/formats.ts';
import { type CostChart, costChart } from './cost-chart.ts';
import { type CalendarFrame, calendarFile, receiptCalendar } from './receipt-calendar.ts';
import type { ReceiptWording, TrueCostModel } from './receipt-data.ts';
import { type KnownPlan, knownPlans } from './receipt-data.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

/** One receipt, ready to be drawn. */
export interface ChosenReceipt {
  /** `provider.plan` */
  readonly name: string;
  readonly provider: string;
  readonly plan: string;
  /** undefined where the price is too old to be added up. */
  readonly words: ReceiptWords | undefined;
  /** The sentence that stands there instead. */
  readonly outdated: string | undefined;
  readonly chart: CostChart | undefined;
  /** What a screen reader is told when it changes. */
  readonly spoken: string;
  readonly file: string;
  readonly calendar: ((frame: CalendarFrame) => string) | undefined;
}

/** The receipts of a choice. What it names and nobody sells is left out. */
export function chosenReceipts(
  { providers, hasCharts }: Pick<TrueCostModel, 'providers' | 'hasCharts'>,
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
  /** Bills in one currency are drawn to one scale. */
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
    plan: planTitle(known.plan, wording),
    file: calendarFile(known.name),
    ...(receipt.kind === 'receipt'
      ? receiptParts(receipt, known, choice, wording)
      : outdatedParts(known, wording)),
    chart:
      receipt.kind === 'receipt' && hasCharts
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
  const sum = words.total ? `${words.total.label}: ${words.total.amount}.` : words.refusal;
  return {
    words,
    outdated: undefined,
    spoken: `${provider.name}, ${planTitle(plan, wording)}. ${sum}`,
    calendar: (frame) => receiptCalendar(receipt, provider, plan, choice, wording, frame),
  };
}

function outdatedParts({ plan }: KnownPlan, { t, locale }: ReceiptWording): Parts {
  const outdated = t('trueCost.outdated', { day: formatDay(plan.observed, locale) });
  return { words: undefined, outdated, spoken: outdated, calendar: undefined };
}
