import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import { Remarks, RowSource } from './event-row-parts.tsx';
import type { AuditRow } from './timeline-model.ts';

interface AuditTableProps {
  readonly audits: readonly AuditRow[];
  readonly label?: string;
}

export function AuditTable({ audits, label }: AuditTableProps) {
  const t = useTranslations('review.audits');
  return (
    <DataTable label={label ?? t('audits')} className="event-table audit-table">
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('auditor')}</th>
          <th scope="col">{t('scope')}</th>
          <th scope="col">{t('report')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {audits.map(({ id, dateText, auditor, scope, report, isPublic, remarks, source }) => (
          <tr key={id}>
            <th scope="row">{dateText}</th>
            <td>{auditor}</td>
            <td>
              {scope}
              <Remarks remarks={remarks} />
            </td>
            <td data-label={t('report')} className={isPublic ? undefined : 'faint'}>
              {report}
            </td>
            <td data-label={t('source')}>
              <RowSource source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
