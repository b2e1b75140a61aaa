import { useTranslations } from 'use-intl/react';
import type { CellState, MatrixCell } from './evidence-matrix.block.ts';

interface FactStripProps {
  readonly cells: readonly MatrixCell[];
  /** The number of facts per group. There is a gap between groups. */
  readonly sizes: readonly number[];
  readonly strongest: number;
  readonly label: string;
}

const step = 8;
const bar = 5.5;
const groupGap = 7;
const height = 22;

/** Returns the start of each group and the width of the strip. */
export function stripShape(sizes: readonly number[]): { width: number; starts: number[] } {
  const starts = sizes.map(
    (_, position) =>
      sizes.slice(0, position).reduce((sum, size) => sum + size, 0) * step + position * groupGap,
  );
  const count = sizes.reduce((sum, size) => sum + size, 0);
  return { width: count * step + (sizes.length - 1) * groupGap - (step - bar), starts };
}

/** All facts of a provider as a strip. Facts in the same state share one SVG path, so that many facts need few elements. */
export function FactStrip({ cells, sizes, strongest, label }: FactStripProps) {
  const { width, starts } = stripShape(sizes);
  const lefts = sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, position) => (starts[group] ?? 0) + position * step),
  );
  const pathOf = (state: CellState) =>
    cells
      .map((cell, position) => (cell.state === state ? shapeOf(cell, lefts[position] ?? 0, strongest) : ''))
      .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="strip">
      <path className="strip-sound" d={pathOf('sound')} />
      <path className="strip-weak" d={pathOf('weak')} />
      <path className="strip-stale" d={pathOf('stale')} />
      <path className="strip-unknown" d={pathOf('unknown')} />
    </svg>
  );
}

/**
 * Returns the shape of one fact: a bar whose height is the strength of the evidence, smaller if the fact is stale; a dot if
 * it is unknown.
 */
function shapeOf({ state, strength }: MatrixCell, x: number, strongest: number): string {
  if (state === 'unknown') return `M${x + 1.25} ${height - 3}h3v3h-3z`;
  const tall = Math.round(6 + ((height - 6) * (strength - 1)) / (strongest - 1));
  const inset = state === 'stale' ? 0.5 : 0;
  return `M${x + inset} ${height - inset}v${-(tall - 2 * inset)}h${bar - 2 * inset}v${tall - 2 * inset}z`;
}

const states: readonly CellState[] = ['sound', 'weak', 'stale', 'unknown'];

export function MatrixKey({ strongest }: { readonly strongest: number }) {
  const t = useTranslations('blocks.evidenceMatrix');
  return (
    <ul className="matrix-key">
      {states.map((state) => (
        <li key={state}>
          <svg aria-hidden="true" viewBox="0 0 6 22" className="strip-sample">
            <path className={`strip-${state}`} d={shapeOf({ state, strength: 4 }, 0, strongest)} />
          </svg>
          {t(state)}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" viewBox="0 0 22 22" className="strip-sample">
          <path
            className="strip-sound"
            d={[1, 3, strongest]
              .map((strength, position) => shapeOf({ state: 'sound', strength }, position * 8, strongest))
              .join('')}
          />
        </svg>
        {t('taller')}
      </li>
    </ul>
  );
}
