import { useTranslations } from 'use-intl/react';
import type { IncidentRow } from './incident-row.ts';
import { Cell, Remarks, RowSource, When } from './record-row-parts.tsx';
import { RecordTable } from './record-table.tsx';

const heads = ['date', 'what', 'outcome', 'source'] as const;

interface IncidentTableProps {
  readonly incidents: readonly IncidentRow[];
  /** Names the table among all of the page. */
  readonly label: string;
}

export function IncidentTable({ incidents, label }: IncidentTableProps) {
  const t = useTranslations('blocks.records');
  return (
    <RecordTable kind="incident" label={label} heads={heads}>
      {incidents.map(({ id, when, age, summary, outcome, remarks, source }) => (
        <tr key={id}>
          <When when={when} age={age} />
          <Cell cell={summary}>
            <Remarks remarks={remarks} />
          </Cell>
          <Cell cell={outcome} label={t('outcome')} />
          <RowSource source={source} />
        </tr>
      ))}
    </RecordTable>
  );
}
