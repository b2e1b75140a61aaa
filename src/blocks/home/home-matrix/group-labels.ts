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

/** A name that reaches over others stands above all of them, so that the line down to its columns crosses none. */
export function groupLabels(starts: readonly number[], labels: readonly string[]): GroupLabel[] {
  const last = labels.length - 1;
  const lefts = labels.map((label, position) =>
    position === last ? narrowest - label.length * letter : (starts[position] ?? 0) * narrowest,
  );
  const rows: number[] = [];
  for (let position = last; position >= 0; position -= 1) {
    const end = (lefts[position] ?? 0) + (labels[position]?.length ?? 0) * letter + gap;
    const under = rows.filter((_, other) => other > position && (lefts[other] ?? 0) < end);
    rows[position] = under.length === 0 ? 0 : 1 + Math.max(...under);
  }
  return labels.map((_, position) => ({
    at: position === last ? 1 : (starts[position] ?? 0),
    anchor: position === last ? 'end' : 'start',
    row: rows[position] ?? 0,
  }));
}
