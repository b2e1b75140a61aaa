/** A point on a line that wants its words written beside it. */
export interface LabelledPoint {
  /** Where it is, from 0 to 1. */
  readonly at: number;
  /** How wide its words are, in pixels; at most the width of the drawing. */
  readonly width: number;
}

/** Where the words of a point are written. */
export interface LabelPosition {
  /** 0 is next to the line. */
  readonly row: number;
  /** Which end of the words is fixed: the end for words that run up to their point, the start for those after it. */
  readonly anchor: 'start' | 'end';
  /** Where that end is, from 0 to 1. */
  readonly at: number;
}

interface LabelBox {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** Where the line up to the words stands. */
  readonly leader: number;
}

/** What is left free between two labels in one row, in pixels. */
const gap = 12;

/**
 * Rows for the words of points, so that no two meet, whatever their number. Everything is placed for the narrowest
 * drawing; a wider one only moves the points apart, so that it stays free of overlaps. Words keep clear of the lines of
 * others where they can.
 */
export function layOutLabels(points: readonly LabelledPoint[], width: number): LabelPosition[] {
  const placed: LabelBox[] = [];
  const positions: LabelPosition[] = Array.from({ length: points.length });
  const inOrder = points
    .map((point, index) => ({ point, index }))
    .toSorted((a, b) => a.point.at - b.point.at);
  for (const { point, index } of inOrder) {
    const rows = 1 + Math.max(-1, ...placed.map(({ row }) => row));
    const free = candidates(point, rows, width).filter(
      ({ box }) => !placed.some((other) => overlap(box, other)),
    );
    const best = free.find(({ box }) => !placed.some((other) => crosses(box, other))) ?? free[0];
    // A new row is always free.
    if (!best) continue;
    placed.push(best.box);
    positions[index] = best.position;
  }
  return positions;
}

/**
 * Words before their point in every row from the line outwards, then words after it: those are in the way of all
 * points that follow.
 */
function candidates({ at, width: own }: LabelledPoint, rows: number, width: number) {
  const leader = at * width;
  const sides = [
    { anchor: 'end' as const, at, from: leader - own },
    { anchor: 'start' as const, at, from: leader },
  ].filter(({ from }) => from >= 0 && from + own <= width);
  // Words so long that they fit on neither side begin where the drawing does.
  const usable = sides.length > 0 ? sides : [{ anchor: 'start' as const, at: 0, from: 0 }];
  return usable.flatMap(({ from, ...side }) =>
    Array.from({ length: rows + 1 }, (_, row) => ({
      position: { row, ...side },
      box: { row, from, to: from + own, leader },
    })),
  );
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.row === b.row && a.from < b.to + gap && b.from < a.to + gap;
}

/** The line to the farther words runs through the nearer ones. */
function crosses(a: LabelBox, b: LabelBox): boolean {
  const [near, far] = a.row < b.row ? [a, b] : [b, a];
  return near.from < far.leader && far.leader < near.to;
}
