import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import type { PairView } from '#evidence/comparison/pair.ts';
import { billView } from '#evidence/price/bill.ts';
import { Bill } from '#evidence/price/price.tsx';
import { formatMoney } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

/** What each really costs, and what that comes to in one sentence. */
export function Costs({ pair, site }: { readonly pair: PairView; readonly site: SiteContext }) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('heading')} note={costWords(pair, site)} isWide>
      <div className="pair-costs">
        {pair.ids.map((id, side) => {
          const bill = billView(id, site);
          return bill ? (
            <Bill key={id} {...bill} />
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
    case 'one-known':
      return t('comparison.cost.oneTotal', { name: names[price.side === 0 ? 1 : 0] });
    case 'none-known':
      return t('comparison.cost.noTotal');
  }
}
