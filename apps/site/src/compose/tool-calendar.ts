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
 * Returns a calendar file with the dates to remember from a receipt, for readers without scripts. Undefined if the address
 * is not that of the tool, or the receipt has no such dates.
 */
export function composeCalendar(path: string, siteUrl: string, query: string): CalendarFile | undefined {
  const { catalog, localeSite, asOf } = openedSite();
  const page = resolve({ catalog, path, query });
  if (page?.documentId !== trueCostDocument || !page.query) return undefined;
  const { t, site } = localeSite(page.locale, siteUrl);
  const model = selectTrueCostPage({ ...site, query: page.query });
  // Only plans that the reader named are worth a reminder; the page may show a plan of its own choice.
  const asked = new URLSearchParams(page.query).getAll('plan');
  if (!model?.choice.plans.every((plan) => asked.includes(plan))) return undefined;
  const { choice, today, action } = model;
  const wording = { t, locale: page.locale, reader: site.reader };
  const [receipt] = chosenReceipts(model, choice, today, wording);
  const text = receipt?.calendar?.({
    url: new URL(action + formatReceiptQuery(choice), siteUrl).href,
    // The date of the last revision: the day of the release, not of the request.
    stamp: `${asOf}T00:00:00.000Z`,
  });
  return receipt && text !== undefined ? { name: receipt.file, text } : undefined;
}
