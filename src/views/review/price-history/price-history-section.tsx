import { useTranslations } from 'use-intl/react';
import { PriceCredit } from '#blocks/price-changes/price-credit.tsx';
import { Collapsible } from '#ui/primitives/collapsible.tsx';
import { PriceChartFigure } from './price-chart-figure.tsx';
import type { PriceHistoryModel } from './price-history-model.ts';
import { PriceTable } from './price-table.tsx';

/** What changed, drawn; what did not, in a sentence; all of it as a table for who wants the figures. */
export function PriceHistorySection({ history }: { readonly history: PriceHistoryModel | undefined }) {
  const t = useTranslations('priceHistory');
  if (!history) return <p>{t('unknown')}</p>;
  const { summary, chart, steady, table, credit } = history;
  return (
    <>
      {summary.length > 0 && <p>{summary.join(' ')}</p>}
      {chart && <PriceChartFigure {...chart} />}
      {steady.length > 0 && <p>{steady.join(' ')}</p>}
      <Collapsible label={t('table', { count: table.rows.length })}>
        <PriceTable {...table} />
      </Collapsible>
      <PriceCredit {...credit} />
    </>
  );
}
