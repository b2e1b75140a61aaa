import { formatReceiptQuery } from '@vpn-site/core/price/receipt-query.ts';
import { chosenReceipts } from '#blocks/tools/true-cost/chosen-receipts.ts';
import { selectTrueCostPage } from '#blocks/tools/true-cost/true-cost.block.ts';
import { trueCostDocument } from '#price/receipt-model.ts';
import { resolve } from './kinds/tool.ts';
import { openedSite } from './opened-site.ts';

export interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The days to remember of the receipt at an address of the tool, for readers whose browser runs no scripts. undefined
 * where there is no such tool, or nothing on its receipt to remember.
 */
export function composeCalendar(path: string, siteUrl: string, query: string): CalendarFile | undefined {
  const { catalog, localeSite, asOf } = openedSite();
  const page = resolve({ catalog, path, query });
  if (page?.documentId !== trueCostDocument || !page.query) return undefined;
  const { t, site } = localeSite(page.locale, siteUrl);
  const model = selectTrueCostPage({ ...site, query: page.query });
  // What nobody named is nothing to be reminded of, though the page shows a plan of its own choice.
  const asked = new URLSearchParams(page.query).getAll('plan');
  if (!model?.choice.plans.every((plan) => asked.includes(plan))) return undefined;
  const { choice, today, action } = model;
  const wording = { t, locale: page.locale, localMoney: site.localMoney };
  const [receipt] = chosenReceipts(model, choice, today, wording);
  const text = receipt?.calendar?.({
    url: new URL(action + formatReceiptQuery(choice), siteUrl).href,
    // When what it says was last revised: with the release, not with the question.
    stamp: `${asOf}T00:00:00.000Z`,
  });
  return receipt && text !== undefined ? { name: receipt.file, text } : undefined;
}
