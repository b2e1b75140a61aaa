import { useTranslations } from 'use-intl/react';
import { ColumnHeads } from '#ui/primitives/data-table/data-table.tsx';

interface ChartTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** Each begins with whom it is about. */
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The numbers behind a drawing, for whoever would rather read them. */
export function ChartTable({ label, heads, rows }: ChartTableProps) {
  const t = useTranslations('blocks.chartTable');
  return (
    <details className="chart-table">
      <summary>{t('open')}</summary>
      <table>
        <caption className="sr-only">{label}</caption>
        <ColumnHeads labels={heads} />
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={heads[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
