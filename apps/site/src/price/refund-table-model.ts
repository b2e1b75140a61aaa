import { byAlphabet } from '@vpn-site/core/i18n/formats.ts';
import type { Words } from '@vpn-site/core/locale/words.ts';
import { cancelTerms } from '@vpn-site/core/price/cancel-terms.ts';
import { type CellView, cellView, factView, type MarkView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { freshPlans } from '#price/price-model.ts';
import { receiptAnchor, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface RefundRow {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly window: CellView;
  /** A note about exceptions from the refund, otherwise the shortest and longest refund period of the plans. */
  readonly limits: Words | undefined;
  readonly renewal: { readonly text: string; readonly mark: MarkView | undefined };
  /** The notice period before a renewal, if it is published. */
  readonly notice: string | undefined;
  /** Link to the tool that computes the deadlines, with a plan of this provider selected. */
  readonly dates: string | undefined;
}

/** Returns the id of a provider's row, for links to it. */
export function refundRowId(provider: string): string {
  return `refund-${provider}`;
}

export interface RefundsModel {
  readonly rows: readonly RefundRow[];
  /** Whether a provider renews plans without publishing a notice period. A note below the table explains this. */
  readonly isNoticeMissing: boolean;
}

export function selectRefunds(site: SiteContext): RefundsModel {
  const providers = [...site.providers.values()].toSorted((a, b) => byAlphabet(a.name, b.name, site.locale));
  const terms = providers.map(({ id }) => cancelTerms(freshPlans(id, site)));
  return {
    rows: providers.map(({ id }, position) => refundRow(id, terms[position], site)),
    isNoticeMissing: terms.some((one) => one && one.renews !== 'none' && one.noticeDays === undefined),
  };
}

function refundRow(provider: string, terms: ReturnType<typeof cancelTerms>, site: SiteContext): RefundRow {
  const { t, evidence, locale } = site;
  const prices = cellView(provider, 'prices', site);
  const receipt = selectReceipt(provider, site);
  const generalWindow = cellView(provider, 'money-back-days', site);
  const { refundDays: byPlan = [], renews, noticeDays } = terms ?? {};
  const [from, to] = [byPlan[0], byPlan.at(-1)];
  const span =
    from === undefined || to === undefined || from === to
      ? undefined
      : t('dataPages.refunds.byPlan', { from, to });
  // If no source states one refund window for all plans, the longest window of a single plan is shown.
  const isByPlan = generalWindow.sign === 'unknown' && to !== undefined;
  return {
    face: providerBadge(provider, site),
    review: site.reviewPath(provider),
    window: isByPlan
      ? { ...prices, sign: 'value', stale: undefined, text: t('facts.days', { count: to }) }
      : generalWindow,
    limits: factView(provider, 'money-back-days', site).note ?? span,
    renewal: renews
      ? { text: t(`dataPages.refunds.renews.${renews}`), mark: prices.mark }
      : { text: evidence.states.unknown.label[locale], mark: undefined },
    notice: noticeDays === undefined ? undefined : t('dataPages.refunds.notice', { count: noticeDays }),
    dates: receipt?.tool && receipt.tool + receiptAnchor,
  };
}
