import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';

type RecordHead = 'date' | 'auditor' | 'scope' | 'notInScope' | 'report' | 'what' | 'outcome' | 'source';

interface RecordTableProps {
  readonly kind: 'audit' | 'incident';
  /** Names the table among all of the page. */
  readonly label: string;
  readonly heads: readonly RecordHead[];
  readonly children: ReactNode;
}

/** A table of what is on record, a row each; on a phone each row is a card. */
export function RecordTable({ kind, label, heads, children }: RecordTableProps) {
  const t = useTranslations('blocks.records');
  return (
    <DataTable label={label} className={`event-table ${kind}-table`}>
      <ColumnHeads labels={heads.map((head) => t(head))} />
      <tbody>{children}</tbody>
    </DataTable>
  );
}
