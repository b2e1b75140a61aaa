/** Where the name of a group stands above its columns. */
export interface GroupLabel {
  /** From 0 for the left end of the strip to 1. */
  readonly at: number;
  /** The last name ends with the strip, because there is nothing to run into on that side. */
  readonly anchor: 'start' | 'end';
  /** Counted from the bottom, nearest to the columns. */
  readonly row: number;
}

/** The narrowest strip that has names above it, and a generous width of a letter, both in pixels. */
const narrowest = 430;
const letter = 7.6;
const gap = 10;

/** Names never overlap: each takes the lowest row in which it does not reach into another. */
export function groupLabels(starts: readonly number[], labels: readonly string[]): GroupLabel[] {
  const taken: (readonly [number, number])[][] = [];
  return labels.map((label, position) => {
    const width = label.length * letter + gap;
    const isLast = position === labels.length - 1;
    const left = isLast ? narrowest - width : (starts[position] ?? 0) * narrowest;
    const isFree = (row: number) =>
      (taken[row] ?? []).every(([from, to]) => left + width <= from || left >= to);
    let row = 0;
    while (!isFree(row)) row += 1;
    taken[row] = [...(taken[row] ?? []), [left, left + width]];
    return { at: isLast ? 1 : (starts[position] ?? 0), anchor: isLast ? 'end' : 'start', row };
  });
}
