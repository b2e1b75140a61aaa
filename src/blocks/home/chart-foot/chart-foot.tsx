import { useTranslations } from 'use-intl/react';
import { ColumnHeads } from '#ui/primitives/data-table/data-table.tsx';
import { ChartPictureLink } from '../../chart-picture/chart-picture-link.tsx';
import type { ChartName } from '../../chart-picture/chart-picture-path.ts';

interface ChartFootProps {
  readonly chart: ChartName;
  readonly label: string;
  readonly heads: readonly string[];
  /** Each begins with whom it is about. */
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The numbers behind a drawing, for whoever would rather read them, and the drawing as a picture to share. */
export function ChartFoot({ chart, label, heads, rows }: ChartFootProps) {
  const t = useTranslations('blocks.chartFoot');
  return (
    <div className="chart-foot">
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
      <ChartPictureLink chart={chart} />
    </div>
  );
}
