import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { FactStrip, stripShape } from './fact-strip.tsx';
import { groupLabels } from './group-labels.ts';
import { MatrixKey } from './matrix-key.tsx';
import type { HomeMatrixModel, MatrixRow } from './select.ts';

/** A table whose second column is drawn: the counts beside each strip say the same in numbers. */
export function HomeMatrix({ heading, note, groups, rows, strongest, leastKnown }: HomeMatrixModel) {
  const t = useTranslations('blocks.homeMatrix');
  const sizes = groups.map(({ size }) => size);
  const { width, starts } = stripShape(sizes);
  return (
    <SideHead heading={heading} note={note}>
      <Figure caption={leastKnown}>
        <MatrixKey strongest={strongest} />
        <p className="matrix-order">{t('order', { groups: groups.map(({ label }) => label).join(', ') })}</p>
        <table className="matrix">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{t('provider')}</th>
              <th scope="col">
                <span className="sr-only">{t('strip')}</span>
                <GroupNames groups={groups} starts={starts.map((start) => start / width)} />
              </th>
              <th scope="col">{t('known')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.provider} {...row} sizes={sizes} strongest={strongest} />
            ))}
          </tbody>
        </table>
      </Figure>
    </SideHead>
  );
}

interface GroupNamesProps extends Pick<HomeMatrixModel, 'groups'> {
  readonly starts: readonly number[];
}

const line = 18;

function GroupNames({ groups, starts }: GroupNamesProps) {
  const labels = groups.map(({ label }) => label);
  const places = groupLabels(starts, labels);
  const rows = 1 + Math.max(...places.map(({ row }) => row));
  return (
    <svg aria-hidden="true" className="matrix-groups" height={rows * line + 2}>
      {places.map(({ at, anchor, row }, position) => {
        const x = `${Math.round(at * 1000) / 10}%`;
        const y = (rows - row) * line - 4;
        return (
          <g key={labels[position]}>
            {row > 0 && <line x1={x} x2={x} y1={y - 10} y2={rows * line + 6} />}
            <text x={x} y={y} dx={row > 0 ? 6 : 0} textAnchor={anchor}>
              {labels[position]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface RowProps extends MatrixRow {
  readonly sizes: readonly number[];
  readonly strongest: number;
}

function Row({ sizes, strongest, ...row }: RowProps) {
  const t = useTranslations('blocks.homeMatrix');
  const { sound, weak, stale, unknown } = row.counts;
  return (
    <tr className={row.isPick ? 'matrix-pick' : undefined}>
      <th scope="row">{row.reviewPath ? <a href={row.reviewPath}>{row.title}</a> : row.title}</th>
      <td className="matrix-strip">
        <FactStrip
          cells={row.cells}
          sizes={sizes}
          strongest={strongest}
          label={t('counts', { sound, weak, stale, unknown })}
        />
      </td>
      <td className="matrix-known">{t('knownOf', { known: sound + weak, all: row.cells.length })}</td>
    </tr>
  );
}
