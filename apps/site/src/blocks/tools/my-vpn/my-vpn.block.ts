import { formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { threeYearBill } from '@vpn-site/core/price/three-year-bill.ts';
import { providerFeedPath } from '@vpn-site/core/route/feed-address.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { providerChanges } from '#blocks/page/change-log/provider-changes.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { localText } from '#price/amount-text.ts';
import { monthsBoughtText } from '#price/price-model.ts';
import { providerTile } from '#price/provider-tile.ts';
import { trueCostDocument } from '#price/receipt-model.ts';
import { type ReceiptProvider, receiptProvider } from '#price/receipt-plan.ts';
import { refundRowId } from '#price/refund-table-model.ts';
import { mainDrawback } from '#score/main-drawback.ts';
import { scoreView } from '#score/score-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import {
  type MyVpnModel,
  type MyVpnProvider,
  type OtherVpn,
  shownOthers,
  stayMonths,
  type WithoutScripts,
} from './my-vpn-data.ts';

export const myVpnBlock = block({
  name: 'my-vpn',
  summary:
    'A page for people who already have a VPN: they choose plan and day of purchase, which their browser keeps, and see the renewal, the last day to cancel, what changed, and what others cost.',
  attributes: {},
  body: 'none',
  select: (_, site) => ({ model: selectMyVpn(site), withoutScripts: selectWithoutScripts(site) }),
  examples: [{ name: 'As it stands on its page', source: '{% my-vpn /%}' }],
});

/** The max number of days with changes of a provider. */
const maxDays = 8;

export function selectMyVpn(site: SiteContext): MyVpnModel {
  const ids = [...site.providers.keys()].toSorted();
  return {
    providers: ids.flatMap((id) => {
      const receipt = receiptProvider(id, site);
      return receipt ? [myVpnProvider(receipt, site)] : [];
    }),
    others: selectOthers(ids, site),
    asOf: site.asOf,
    localMoney: site.reader.localMoney,
  };
}

function myVpnProvider(receipt: ReceiptProvider, site: SiteContext): MyVpnProvider {
  const { id } = receipt;
  const guide = site.document('guides/cancel-vpn-and-get-refund')?.path;
  return {
    ...receipt,
    // Source marks need the evidence of the page around them, which the tool does not have.
    priceMark: undefined,
    refund: undefined,
    review: site.reviewPath(id),
    howToCancel: guide === undefined ? undefined : `${guide}#${refundRowId(id)}`,
    score: scoreView(id, allPurpose, site).valueText,
    drawback: mainDrawback(id, allPurpose, site)?.text,
    feed: providerFeedPath(site.locale, id),
    changes: providerChanges(id, site).slice(0, maxDays),
  };
}

/** Selects the pick for most people, then the best scores. */
function selectOthers(ids: readonly string[], site: SiteContext): OtherVpn[] {
  const { locale, methodology, reader, t } = site;
  const pick = methodology.picks.find(({ id }) => id === 'most-people');
  const picked = pick && currentPicks(site).get(pick.id);
  const ranked = site.ranking(allPurpose).ranking.ranked.map(({ score }) => score.provider);
  const candidates = new Set([...(picked === undefined ? [] : [picked]), ...ranked]);
  return [...candidates]
    .flatMap((id): OtherVpn[] => {
      const bill = threeYearBill(providerById(id, site), site, stayMonths);
      if (!bill) return [];
      const { currency, total, monthsBought } = bill;
      const local = localText(total, currency, reader.localMoney, site);
      return [
        {
          id,
          name: providerById(id, site).name,
          tile: providerTile(id, site),
          label: pick && id === picked ? pick.label[locale] : t('myVpn.highScore'),
          score: scoreView(id, allPurpose, site).valueText,
          drawback: mainDrawback(id, allPurpose, site)?.text,
          review: site.reviewPath(id),
          currency,
          total,
          amount: formatMoneySpan(total, currency, locale),
          detail: [local, monthsBoughtText(monthsBought, stayMonths, site)].filter(Boolean).join('; '),
          comparisons: Object.fromEntries(
            ids.flatMap((other) => {
              const path = other === id ? undefined : site.comparisonPath(id, other);
              return path === undefined ? [] : [[other, path]];
            }),
          ),
        },
      ];
    })
    .slice(0, shownOthers + 1);
}

function selectWithoutScripts(site: SiteContext): WithoutScripts {
  return {
    receipts: site.document(trueCostDocument)?.path,
    feeds: [...site.providers.values()].map(({ id, name }) => ({
      name,
      href: providerFeedPath(site.locale, id),
    })),
  };
}
