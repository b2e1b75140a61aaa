import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table.tsx';
import { comparedMonths } from '../evidence/fresh-plans.ts';
import { ComparisonRowView } from './comparison-row.tsx';
import type { ComparisonRow } from './select-row.ts';

interface ComparisonTableProps {
  readonly label: string;
  readonly top: number;
  readonly rows: readonly ComparisonRow[];
}

/** The columns after name and score; on a phone each value carries its label. */
export type ComparisonLabels = ReturnType<typeof useLabels>;

function useLabels(top: number) {
  const t = useTranslations('blocks.homeComparison');
  return {
    first: t('first'),
    later: t('later'),
    total: t('total', { months: comparedMonths }),
    coverage: t('coverage'),
    stability: t('stability', { top }),
    audits: t('audits'),
    jurisdiction: t('jurisdiction'),
  };
}

export function ComparisonTable({ label, top, rows }: ComparisonTableProps) {
  const t = useTranslations('blocks.homeComparison');
  const { jurisdiction, ...numbers } = useLabels(top);
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
