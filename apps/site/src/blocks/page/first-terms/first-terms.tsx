import { useTranslations } from 'use-intl/react';
import { PlanCell, VisitCell } from '#blocks/page/deals/price-cells.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import type { FirstTermRow, FirstTermsModel, RecordWords } from './first-terms.block.ts';

/** Plans that cost less at first than later, with the lowest price in our records. */
export function FirstTerms({ rows, days, basis }: FirstTermsModel) {
  const t = useTranslations('offers.terms');
  const table = useTranslations('dataPages.deals');
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <div className="deals">
      <DataTable label={t('table')} className="price-table term-table">
        <thead>
          <tr>
            <th scope="col" className="price-name">
              {table('plan')}
            </th>
            <th scope="col">{t('first')}</th>
            <th scope="col">{t('then')}</th>
            <th scope="col">{t('record')}</th>
            <th scope="col" className="price-visit">
              <span className="sr-only">{table('visitHead')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.face.id} {...row} />
          ))}
        </tbody>
      </DataTable>
      <p className="price-notes">
        {t('note')} {days !== undefined && t('days', { days })} {basis}
      </p>
    </div>
  );
}

function Row({ first, mark, tax, saving, later, record, ...provider }: FirstTermRow) {
  const t = useTranslations('offers.terms');
  const table = useTranslations('dataPages.deals');
  const words = table('renews', { amount: later.amount, months: later.months });
  return (
    <tr>
      <PlanCell {...provider} />
      <td className="term-first" data-label={t('first')}>
        <b>
          <CitedText text={first} mark={mark} />
        </b>
        <small>
          {[t('below', { percent: saving }), tax].filter((part) => part !== undefined).join(', ')}
        </small>
      </td>
      <td className="term-then" data-label={t('then')}>
        <span className={later.isHigher ? 'price-higher' : undefined}>{words}</span>
      </td>
      <td className="term-record" data-label={t('record')}>
        <Record {...record} />
      </td>
      <VisitCell {...provider} />
    </tr>
  );
}

function Record(record: RecordWords) {
  const t = useTranslations('offers.terms');
  if (record.kind === 'few') {
    return (
      <>
        {t('seen', { day: record.day })}
        <small>{t('few')}</small>
      </>
    );
  }
  if (record.kind === 'above') {
    return (
      <>
        {t('above', { amount: record.amount })}
        <small>{t('low', { amount: record.low, days: record.days })}</small>
      </>
    );
  }
  if (record.kind === 'same') {
    return (
      <>
        {t('unchanged')}
        <small>
          {record.count === undefined ? t('since', { day: record.day }) : t('same', { count: record.count })}
        </small>
      </>
    );
  }
  return (
    <>
      <b className="term-lowest">{t('lowest')}</b>
      <small>{t('since', { day: record.day })}</small>
    </>
  );
}
