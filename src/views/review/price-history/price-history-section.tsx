import { useTranslations } from 'use-intl/react';
import { Sourced } from '#evidence/fact/sourced.tsx';
import { PriceCredit } from '#evidence/price/price.tsx';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import { PriceChartFigure } from './price-chart-figure.tsx';
import type { PriceHistoryModel } from './price-history-model.ts';
import { PriceTable } from './price-table.tsx';

/** What changed, drawn; what did not, in a sentence; all of it as a table for who wants the figures. */
export function PriceHistorySection({ history }: { readonly history: PriceHistoryModel | undefined }) {
  const t = useTranslations('priceHistory');
  if (!history) return <p>{t('unknown')}</p>;
  const { summary, chart, steady, table, mark, credit } = history;
  return (
    <>
      {summary.length > 0 && <Sentences words={summary} mark={mark} />}
      {chart && <PriceChartFigure {...chart} />}
      {steady.length > 1 ? (
        <ul className="price-steady">
          {steady.map((words) => (
            <li key={words}>
              <Sourced text={words} mark={mark} />
            </li>
          ))}
        </ul>
      ) : (
        steady.length > 0 && <Sentences words={steady} mark={mark} />
      )}
      {/* One row would say again what the sentence says. */}
      {table.rows.length > 1 && (
        <Collapsible label={t('table', { count: table.rows.length })}>
          <PriceTable {...table} />
        </Collapsible>
      )}
      <PriceCredit {...credit} />
    </>
  );
}

interface SentencesProps extends Pick<PriceHistoryModel, 'mark'> {
  readonly words: readonly string[];
}

function Sentences({ words, mark }: SentencesProps) {
  return (
    <p>
      <Sourced text={words.join(' ')} mark={mark} />
    </p>
  );
}
