import { useTranslations } from 'use-intl/react';
import { PriceCredit } from '#price/price.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import { PriceChartFigure } from './price-chart.tsx';
import type { PriceHistoryModel } from './price-history-model.ts';
import type { PriceHistoryRow } from './price-rows.ts';

/** Price changes as a chart, unchanged prices as sentences, and all figures as a table. */
export function PriceHistorySection({ history }: { readonly history: PriceHistoryModel | undefined }) {
  const t = useTranslations('priceHistory');
  if (!history) return <p>{t('unknown')}</p>;
  const { note, summary, chart, steady, table, mark, credit } = history;
  return (
    <div className="price-history">
      {summary.length > 0 && <Sentences words={summary} mark={mark} />}
      {chart && <PriceChartFigure {...chart} />}
      {steady.length > 1 ? (
        <ul className="price-steady">
          {steady.map((words) => (
            <li key={words}>
              <CitedSentence text={words} mark={mark} />
            </li>
          ))}
        </ul>
      ) : (
        steady.length > 0 && <Sentences words={steady} mark={mark} />
      )}
      {/* A single row would repeat the sentence. */}
      {table.rows.length > 1 && (
        <Disclosure variant="line" label={t('table', { count: table.rows.length })}>
          <PriceTable {...table} />
        </Disclosure>
      )}
      <p className="review-caption">{note}</p>
      <PriceCredit {...credit} />
    </div>
  );
}

interface SentencesProps extends Pick<PriceHistoryModel, 'mark'> {
  readonly words: readonly string[];
}

function Sentences({ words, mark }: SentencesProps) {
  return (
    <p>
      <CitedSentence text={words.join(' ')} mark={mark} />
    </p>
  );
}

interface PriceTableProps {
  readonly label: string;
  readonly rows: readonly PriceHistoryRow[];
}

/** The figures of the chart, and of the plans that it leaves out. */
function PriceTable({ label, rows }: PriceTableProps) {
  const t = useTranslations('priceHistory');
  return (
    <DataTable label={label} className="price-moves">
      <thead>
        <tr>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{t('amounts')}</th>
          <th scope="col">{t('share')}</th>
          <th scope="col">{t('days')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, plan, captures, amounts, page, share, isMove, days }) => (
          <tr key={id}>
            <th scope="row">
              {plan}
              {captures !== undefined && <small>{captures}</small>}
            </th>
            <td className="price-step" data-label={t('amounts')}>
              {amounts}
              {page !== undefined && <small>{page}</small>}
            </td>
            <td data-label={t('share')}>
              {isMove ? <b>{share}</b> : <span className="faint">{share}</span>}
            </td>
            <td className="price-when" data-label={t('days')}>
              {days}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
