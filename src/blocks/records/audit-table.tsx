import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import type { AuditRow } from './audit-row.ts';
import { Cell, Remarks, RowSource, When } from './record-row-parts.tsx';

interface AuditTableProps {
  readonly audits: readonly AuditRow[];
  /** Names the table among all of the page. */
  readonly label: string;
}

/** Audits taken apart: who looked, when, at what, at what not, and whether anyone may read the result. */
export function AuditTable({ audits, label }: AuditTableProps) {
  const t = useTranslations('blocks.records');
  return (
    <DataTable label={label} className="event-table audit-table">
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('auditor')}</th>
          <th scope="col">{t('scope')}</th>
          <th scope="col">{t('notInScope')}</th>
          <th scope="col">{t('report')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {audits.map(({ id, when, age, auditor, scope, notInScope, report, remarks, source }) => (
          <tr key={id}>
            <When when={when} age={age} />
            <Cell cell={auditor} label={auditor.mark ? undefined : t('auditor')} />
            <Cell cell={scope}>
              <Remarks remarks={remarks} />
            </Cell>
            <Cell cell={notInScope} label={t('notInScope')} />
            <Cell cell={report} label={t('report')} />
            <td data-label={t('source')}>
              <RowSource source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
