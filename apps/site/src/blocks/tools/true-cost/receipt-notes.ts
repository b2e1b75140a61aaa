import { addMonths } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { joinSentences, type RichText } from '@vpn-site/core/locale/words.ts';
import type { PlanCost } from '@vpn-site/core/price/plan-cost.ts';
import type { ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import type { ReceiptPlan, ReceiptWording } from '#price/receipt-plan.ts';

/** Returns the notes below a receipt: how long the payments last, and the plan's own note. */
export function receiptNotes(
  cost: PlanCost,
  plan: ReceiptPlan,
  choice: ReceiptChoice,
  wording: ReceiptWording,
): RichText {
  return joinSentences([paidBeyondStay(cost, choice, wording), plan.note]);
}

/** States until when the payments last, if that is longer than the chosen years. */
function paidBeyondStay(
  cost: PlanCost,
  { bought, years }: ReceiptChoice,
  { t, locale }: ReceiptWording,
): string | undefined {
  if (!cost.ok || cost.paidUntil <= addMonths(bought, years * 12)) return undefined;
  return t('trueCost.paidUntil', { day: formatDay(cost.paidUntil, locale) });
}
