import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import type { ChartName } from '#blocks/chart-picture/chart-picture-path.ts';
import { ColumnHeads } from '#ui/primitives/data-table/data-table.tsx';

/** The numbers of one provider. Its review has the sources. */
interface ChartRow {
  readonly name: string;
  readonly href: string | undefined;
  readonly values: readonly string[];
}

interface ChartFootProps {
  readonly chart: ChartName;
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** The numbers behind a chart as a table, and a link to the chart as a picture. */
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
            {rows.map(({ name, href, values }) => (
              <tr key={name}>
                <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
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
