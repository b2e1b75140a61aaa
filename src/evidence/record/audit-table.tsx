import { useTranslations } from 'use-intl/react';
import type { AuditRow } from './audit-row.ts';
import { Cell, Remarks, RowSource, When } from './record-row-parts.tsx';
import { RecordTable } from './record-table.tsx';

const heads = ['date', 'auditor', 'scope', 'notInScope', 'report', 'source'] as const;

interface AuditTableProps {
  readonly audits: readonly AuditRow[];
  /** Names the table among all of the page. */
  readonly label: string;
}

/** Audits taken apart: who looked, when, at what, at what not, and whether anyone may read the result. */
export function AuditTable({ audits, label }: AuditTableProps) {
  const t = useTranslations('blocks.records');
  return (
    <RecordTable kind="audit" label={label} heads={heads}>
      {audits.map(({ id, when, age, auditor, scope, notInScope, report, remarks, source }) => (
        <tr key={id}>
          <When when={when} age={age} />
          <Cell cell={auditor} label={auditor.mark ? undefined : t('auditor')} />
          <Cell cell={scope}>
            <Remarks remarks={remarks} />
          </Cell>
          <Cell cell={notInScope} label={t('notInScope')} />
          <Cell cell={report} label={t('report')} />
          <RowSource source={source} />
        </tr>
      ))}
    </RecordTable>
  );
}
