import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { PriceRow } from './price-rows.ts';

interface PriceTableProps {
  readonly label: string;
  readonly rows: readonly PriceRow[];
}

/** Everything that the drawing shows, in figures, and the plans that it leaves out. */
export function PriceTable({ label, rows }: PriceTableProps) {
  const t = useTranslations('priceHistory');
  return (
    <DataTable label={label} className="price-table">
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
