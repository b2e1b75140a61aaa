import type { CellState, MatrixCell } from './select.ts';

interface FactStripProps {
  readonly cells: readonly MatrixCell[];
  /** How many facts each group has: between groups there is a gap. */
  readonly sizes: readonly number[];
  readonly strongest: number;
  readonly label: string;
}

const step = 8;
const bar = 5.5;
const groupGap = 7;
const height = 22;

/** Where each group begins and how wide the whole strip is. */
export function stripShape(sizes: readonly number[]): { width: number; starts: number[] } {
  const starts = sizes.map(
    (_, position) =>
      sizes.slice(0, position).reduce((sum, size) => sum + size, 0) * step + position * groupGap,
  );
  const count = sizes.reduce((sum, size) => sum + size, 0);
  return { width: count * step + (sizes.length - 1) * groupGap - (step - bar), starts };
}

/** All facts of a provider in one row: a path per state, however many facts there are. */
export function FactStrip({ cells, sizes, strongest, label }: FactStripProps) {
  const { width, starts } = stripShape(sizes);
  const places = sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, position) => (starts[group] ?? 0) + position * step),
  );
  const drawn = (state: CellState) =>
    cells
      .map((cell, position) => (cell.state === state ? shapeOf(cell, places[position] ?? 0, strongest) : ''))
      .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="strip">
      <path className="strip-sound" d={drawn('sound')} />
      <path className="strip-weak" d={drawn('weak')} />
      <path className="strip-stale" d={drawn('stale')} />
      <path className="strip-unknown" d={drawn('unknown')} />
    </svg>
  );
}

/** A bar as tall as the evidence is strong; hollow where it is too old; a dot where there is none. */
export function shapeOf({ state, strength }: MatrixCell, x: number, strongest: number): string {
  if (state === 'unknown') return `M${x + 1.25} ${height - 3}h3v3h-3z`;
  const tall = Math.round(6 + ((height - 6) * (strength - 1)) / (strongest - 1));
  const inset = state === 'stale' ? 0.5 : 0;
  return `M${x + inset} ${height - inset}v${-(tall - 2 * inset)}h${bar - 2 * inset}v${tall - 2 * inset}z`;
}
