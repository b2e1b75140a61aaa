import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import type { EvidenceMatrixModel, MatrixRow } from './evidence-matrix.block.ts';
import { FactStrip, MatrixKey, stripShape } from './fact-strip.tsx';

/**
 * A table with a strip of facts per provider in its second column, and counts that give the same information in numbers.
 */
export function EvidenceMatrix({ title, note, groups, rows, strongest, leastKnown }: EvidenceMatrixModel) {
  const t = useTranslations('blocks.evidenceMatrix');
  const sizes = groups.map(({ size }) => size);
  const { width, starts } = stripShape(sizes);
  return (
    <Figure caption={leastKnown}>
      <p className="mb-3 text-14 text-muted">{note}</p>
      <MatrixKey strongest={strongest} />
      <p className="matrix-order">{t('order', { groups: groups.map(({ label }) => label).join(', ') })}</p>
      <table className="matrix">
        <caption className="sr-only">{title}</caption>
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
  );
}

interface GroupNamesProps extends Pick<EvidenceMatrixModel, 'groups'> {
  readonly starts: readonly number[];
}

const line = 18;

function GroupNames({ groups, starts }: GroupNamesProps) {
  const labels = groups.map(({ label }) => label);
  const labelled = groupLabels(starts, labels);
  const rows = 1 + Math.max(...labelled.map(({ row }) => row));
  return (
    <svg aria-hidden="true" className="matrix-groups" height={rows * line + 2}>
      {labelled.map(({ at, anchor, row }, position) => {
        const x = `${percentNumber(at)}%`;
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
  const t = useTranslations('blocks.evidenceMatrix');
  const { sound, weak, stale, unknown } = row.counts;
  return (
    <tr className={row.isFirst ? 'matrix-pick' : undefined}>
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

/** Position of a group's name above its columns. */
interface GroupLabel {
  /** The position in the strip, from 0 at the left end to 1. */
  readonly at: number;
  /** The last name is aligned to the end of the strip, so that it stays inside. The others start at their columns. */
  readonly anchor: 'start' | 'end';
  /** The row of the label. 0 is the bottom row, closest to the columns. */
  readonly row: number;
}

/** The width of the narrowest strip with names, and a generous letter width, both in pixels. */
const minStripWidth = 430;
const letterWidth = 7.6;
const gap = 10;

/**
 * Places the group names. A name that would overlap others is moved up, so that the line down to its columns crosses no
 * text.
 */
export function groupLabels(starts: readonly number[], labels: readonly string[]): GroupLabel[] {
  const last = labels.length - 1;
  const lefts = labels.map((label, position) =>
    position === last ? minStripWidth - label.length * letterWidth : (starts[position] ?? 0) * minStripWidth,
  );
  const rows: number[] = [];
  for (let position = last; position >= 0; position -= 1) {
    const end = (lefts[position] ?? 0) + (labels[position]?.length ?? 0) * letterWidth + gap;
    const under = rows.filter((_, other) => other > position && (lefts[other] ?? 0) < end);
    rows[position] = under.length === 0 ? 0 : 1 + Math.max(...under);
  }
  return labels.map((_, position) => ({
    at: position === last ? 1 : (starts[position] ?? 0),
    anchor: position === last ? 'end' : 'start',
    row: rows[position] ?? 0,
  }));
}
