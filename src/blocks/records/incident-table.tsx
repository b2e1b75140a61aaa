import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import type { IncidentRow } from './incident-row.ts';
import { Cell, Remarks, RowSource, When } from './record-row-parts.tsx';

interface IncidentTableProps {
  readonly incidents: readonly IncidentRow[];
  /** Names the table among all of the page. */
  readonly label: string;
}

export function IncidentTable({ incidents, label }: IncidentTableProps) {
  const t = useTranslations('blocks.records');
  return (
    <DataTable label={label} className="event-table incident-table">
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {incidents.map(({ id, when, age, summary, outcome, remarks, source }) => (
          <tr key={id}>
            <When when={when} age={age} />
            <Cell cell={summary}>
              <Remarks remarks={remarks} />
            </Cell>
            <Cell cell={outcome} label={t('outcome')} />
            <td data-label={t('source')}>
              <RowSource source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
