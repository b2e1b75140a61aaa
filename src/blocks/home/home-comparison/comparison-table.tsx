import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { useComparisonLabels } from './comparison-labels.ts';
import { ComparisonRowView } from './comparison-row.tsx';
import type { HomeComparisonRow } from './select-row.ts';

interface ComparisonTableProps {
  readonly label: string;
  readonly top: number;
  readonly rows: readonly HomeComparisonRow[];
}

export function ComparisonTable({ label, top, rows }: ComparisonTableProps) {
  const t = useTranslations('blocks.homeComparison');
  const { jurisdiction, ...numbers } = useComparisonLabels(top);
  return (
    <DataTable label={label} className="rank-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('rank')}</span>
          </th>
          <th scope="col">{t('provider')}</th>
          <th scope="col">{t('score')}</th>
          {Object.entries(numbers).map(([id, text]) => (
            <th key={id} scope="col" className="num">
              {text}
            </th>
          ))}
          <th scope="col">{jurisdiction}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComparisonRowView key={row.provider} labels={{ jurisdiction, ...numbers }} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
}
