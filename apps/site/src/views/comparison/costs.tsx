import { otherSide } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import { formatMoney } from '@vpn-site/core/i18n/formats.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { useTranslations } from 'use-intl/react';
import type { PairView } from '#evidence/comparison/pair.ts';
import { Receipt } from '#price/receipt.tsx';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

/** The real cost of each, and one sentence on the difference. */
export function Costs({ pair, site }: { readonly pair: PairView; readonly site: SiteContext }) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('heading')} note={costWords(pair, site)} isWide>
      <div className="pair-costs">
        {pair.ids.map((id, side) => {
          const receipt = selectReceipt(id, site);
          return receipt ? (
            <OneCost key={id} {...receipt} />
          ) : (
            <p key={id} className="faint">
              {t('missing', { provider: pair.names[side] ?? id })}
            </p>
          );
        })}
      </div>
    </SideHead>
  );
}

/** The receipt, and below it the refund and cancellation dates. */
function OneCost({ calendar, ...receipt }: HeadlineReceipt) {
  const t = useTranslations('comparison.cost');
  return (
    <div>
      <Receipt {...receipt} as="h3" />
      <p className="pair-dates">
        {receipt.deadlines.map(({ kind, label, amount }) => (
          <span key={kind} className={`date-${kind}`}>
            {label}: {amount}
          </span>
        ))}
        {calendar !== undefined && (
          <a href={calendar} rel="nofollow">
            {t('save')}
          </a>
        )}
      </p>
    </div>
  );
}

function costWords({ names, findings: { price } }: PairView, { t, locale }: SiteContext): string {
  const years = comparedMonths / 12;
  switch (price.kind) {
    case 'cheaper':
      return t('comparison.cost.cheaper', {
        name: names[price.side],
        saving: formatMoney(price.saving, price.currency, locale),
        years,
      });
    case 'same':
      return t('comparison.cost.same', { years });
    case 'two-currencies':
      return t('comparison.cost.twoCurrencies');
    case 'tax-decides':
      return t('comparison.cost.taxDecides');
    case 'one-known':
      return t('comparison.cost.oneTotal', { name: names[otherSide(price.side)] });
    case 'none-known':
      return t('comparison.cost.noTotal');
  }
}
