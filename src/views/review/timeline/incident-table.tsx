import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import { Remarks, RowSource } from './event-row-parts.tsx';
import type { IncidentRow } from './timeline-model.ts';

export function IncidentTable({ incidents }: { readonly incidents: readonly IncidentRow[] }) {
  const t = useTranslations('review.audits');
  return (
    <DataTable label={t('incidents')} className="event-table">
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {incidents.map(({ id, dateText, summary, outcome, remarks, source }) => (
          <tr key={id}>
            <th scope="row">{dateText}</th>
            <td>
              {summary}
              <Remarks remarks={remarks} />
            </td>
            <td data-label={t('outcome')}>{outcome}</td>
            <td data-label={t('source')}>
              <RowSource source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
