import type { Day } from '#domain/day/day.ts';
import { type Receipt, receiptOf } from '#domain/receipt/receipt.ts';
import { planName, type ReceiptChoice } from '#domain/receipt/receipt-query.ts';
import { formatDay } from '#i18n/format-day.ts';
import { type CostChart, costChart } from './cost-chart.ts';
import { calendarFile, receiptCalendar } from './receipt-calendar.ts';
import type { ReceiptPlan, ReceiptProvider, ReceiptWording } from './receipt-data.ts';
import { planTitle, type ReceiptWords, receiptWords } from './receipt-words.ts';

/** One receipt, ready to be drawn. */
export interface ChosenReceipt {
  /** `provider.plan` */
  readonly name: string;
  readonly provider: string;
  readonly plan: string;
  /** undefined where the price is too old to be added up. */
  readonly words: ReceiptWords | undefined;
  readonly outdated: string | undefined;
  readonly chart: CostChart | undefined;
  /** What a screen reader is told when it changes. */
  readonly spoken: string;
  readonly file: string;
  readonly calendar: ((frame: { readonly url: string; readonly stamp: string }) => string) | undefined;
}

interface Found {
  readonly name: string;
  readonly provider: ReceiptProvider;
  readonly plan: ReceiptPlan;
}

/** The receipts of a choice, and all names that may be chosen. */
export function chosenReceipts(
  providers: readonly ReceiptProvider[],
  choice: ReceiptChoice,
  today: Day,
  hasCharts: boolean,
  wording: ReceiptWording,
): { readonly receipts: readonly ChosenReceipt[]; readonly known: ReadonlySet<string> } {
  const plans = new Map<string, Found>(
    providers.flatMap((provider) =>
      provider.plans.map((plan) => {
        const name = planName(provider.id, plan.id);
        return [name, { name, provider, plan }];
      }),
    ),
  );
  const found = choice.plans.flatMap((name) => plans.get(name) ?? []);
  const made = found.map((each) => ({
    ...each,
    receipt: receiptOf(each.plan, { ...choice, today, expires: each.provider.expires }),
  }));
  const most = (currency: string) =>
    Math.max(
      ...made.map(({ plan, receipt }) =>
        plan.currency === currency && receipt.kind === 'receipt' && receipt.cost.ok ? receipt.cost.total : 0,
      ),
    );
  return {
    known: new Set(plans.keys()),
    receipts: made.map(({ receipt, ...each }) => {
      const { provider, plan } = each;
      const isGood = receipt.kind === 'receipt';
      return {
        ...headOf(each, wording),
        ...(isGood ? bodyOf(receipt, each, choice, wording) : outdatedBody(plan, wording)),
        chart: isGood && hasCharts ? costChart(plan, choice, wording, most(plan.currency)) : undefined,
        calendar: isGood
          ? (frame: { readonly url: string; readonly stamp: string }) =>
              receiptCalendar(receipt, provider, plan, choice, wording, frame)
          : undefined,
      };
    }),
  };
}

function headOf({ name, provider, plan }: Found, wording: ReceiptWording) {
  return { name, provider: provider.name, plan: planTitle(plan, wording), file: calendarFile(name) };
}

function bodyOf(
  receipt: Receipt,
  { provider, plan }: Found,
  choice: ReceiptChoice,
  wording: ReceiptWording,
): Pick<ChosenReceipt, 'words' | 'outdated' | 'spoken'> {
  const words = receiptWords(receipt, provider, plan, choice, wording);
  const sum = words.total ? `${words.total.label}: ${words.total.amount}.` : words.refusal;
  return { words, outdated: undefined, spoken: `${provider.name}, ${planTitle(plan, wording)}. ${sum}` };
}

function outdatedBody({ observed }: ReceiptPlan, { t, locale }: ReceiptWording) {
  const outdated = t('trueCost.outdated', { day: formatDay(observed, locale) });
  return { words: undefined, outdated, spoken: outdated };
}
