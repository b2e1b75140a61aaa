import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { makeReceipt } from '@vpn-site/core/price/receipt.ts';
import { formatReceiptQuery, planName } from '@vpn-site/core/price/receipt-query.ts';
import { assertedAmount } from '#site/assertions.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { freshPlans } from './price-model.ts';
import { receiptProvider } from './receipt-plan.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

/** The document of the receipt tool. */
export const trueCostDocument = 'pages/true-cost';

/**
 * The anchor of the receipt on the page of the tool. Links from a plan need it, because on phones the introduction fills
 * the first screen.
 */
export const receiptAnchor = '#receipt';

/** The receipt for a provider's headline plan, bought on the day of the build. */
export interface HeadlineReceipt extends ReceiptWords {
  /** The link to the same receipt in the tool, where readers can change it. */
  readonly tool: string | undefined;
  /** The link to the deadlines as a calendar file. */
  readonly calendar: string | undefined;
}

/** Returns the receipt for a provider's headline plan; undefined if no recent price is known. */
export const selectReceipt = oncePerSite(
  (providerId: string, site: FactContext & SiteLinks): HeadlineReceipt | undefined => {
    const { asOf } = site;
    const headline = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
    const provider = receiptProvider(providerId, site);
    const plan = provider?.plans.find(({ id }) => id === headline?.id);
    if (!provider || !plan) return undefined;
    const choice = {
      plans: [planName(providerId, plan.id)],
      years: comparedMonths / 12,
      bought: asOf,
    };
    const receipt = makeReceipt(plan, { ...choice, today: asOf, expires: provider.expires });
    if (receipt.kind === 'out-of-date') return undefined;
    const tool = site.document(trueCostDocument)?.path;
    const query = formatReceiptQuery(choice);
    const words = receiptWords(receipt, provider, plan, choice, site);
    return {
      ...words,
      total: {
        ...words.total,
        amount: assertedAmount(words.total.amount, 'total', plan, providerId, site.locale),
      },
      tool: tool && tool + query,
      calendar: tool && `${tool}.ics${query}`,
    };
  },
);
