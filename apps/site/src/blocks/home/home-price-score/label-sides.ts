/** The position of a point on the plot, in percent from its left and top edges. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The position of a name relative to its mark. */
export type LabelSide =
  | 'end'
  | 'start'
  | 'below'
  | 'above'
  | 'end-below'
  | 'end-above'
  | 'start-below'
  | 'start-above';

export interface PlacedLabel {
  readonly side: LabelSide;
  /** Whether the name overlaps another name or mark, or leaves the plot. */
  readonly overlaps: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Candidate {
  readonly side: LabelSide;
  readonly box: Box;
}

/** Sizes in pixels: the plot on the narrowest screen that shows it, a mark, a letter (estimated generously), a line and a gap. */
const plot = { width: 560, height: 360 };
const mark = 24;
const letterWidth = 7.8;
const lineHeight = 18;
const gap = 6;
const shift = 13;

/** The max number of placements to try, so that a chart with too many points does not slow down a build. */
const maxAttempts = 20_000;

/**
 * Places every name next to its mark so that no name overlaps another name or a mark. Names with the fewest free positions
 * come first, and earlier names move if a later one finds none. A name without a free position is placed at the end of its
 * mark and is reported as overlapping.
 */
export function labelSides(points: readonly PlotPoint[]): PlacedLabel[] {
  const marks = points.map(markBox);
  const places = points.map((point, index) =>
    candidates(point).filter(
      ({ box }) => isInside(box) && marks.every((other, at) => at === index || !overlap(box, other)),
    ),
  );
  const order = points.map((_, index) => index).toSorted((a, b) => count(places, a) - count(places, b));
  const placeable = order.filter((index) => count(places, index) > 0);
  const chosen = placeAll(placeable, places) ?? placeGreedily(placeable, places);
  return points.map((_, index) => {
    const candidate = chosen.get(index);
    return candidate ? { side: candidate.side, overlaps: false } : { side: 'end', overlaps: true };
  });
}

type Chosen = ReadonlyMap<number, Candidate>;
type Places = readonly (readonly Candidate[])[];

const count = (places: Places, index: number) => places[index]?.length ?? 0;

const isFree = ({ box }: Candidate, chosen: Chosen) =>
  [...chosen.values()].every((other) => !overlap(box, other.box));

/** Returns a position for every name; undefined if none is found within the max number of attempts. */
function placeAll(order: readonly number[], places: Places): Chosen | undefined {
  let attempts = 0;
  const place = (position: number, chosen: Chosen): Chosen | undefined => {
    const index = order[position];
    if (index === undefined) return chosen;
    for (const candidate of places[index] ?? []) {
      attempts += 1;
      if (attempts > maxAttempts) return undefined;
      const rest = isFree(candidate, chosen) && place(position + 1, new Map([...chosen, [index, candidate]]));
      if (rest) return rest;
    }
    return undefined;
  };
  return place(0, new Map());
}

function placeGreedily(order: readonly number[], places: Places): Chosen {
  const chosen = new Map<number, Candidate>();
  for (const index of order) {
    const free = places[index]?.find((candidate) => isFree(candidate, chosen));
    if (free) chosen.set(index, free);
  }
  return chosen;
}

function candidates(point: PlotPoint): Candidate[] {
  const { left, right, top, bottom } = markBox(point);
  const width = point.name.length * letterWidth;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const beside = (offset: number) => ({
    top: middle.y + offset - lineHeight / 2,
    bottom: middle.y + offset + lineHeight / 2,
  });
  const end = { left: right + gap, right: right + gap + width };
  const start = { left: left - gap - width, right: left - gap };
  const centered = { left: middle.x - width / 2, right: middle.x + width / 2 };
  return [
    { side: 'end', box: { ...beside(0), ...end } },
    { side: 'start', box: { ...beside(0), ...start } },
    { side: 'below', box: { ...centered, top: bottom + 1, bottom: bottom + 1 + lineHeight } },
    { side: 'above', box: { ...centered, top: top - 1 - lineHeight, bottom: top - 1 } },
    { side: 'end-below', box: { ...beside(shift), ...end } },
    { side: 'end-above', box: { ...beside(-shift), ...end } },
    { side: 'start-below', box: { ...beside(shift), ...start } },
    { side: 'start-above', box: { ...beside(-shift), ...start } },
  ];
}

function markBox({ x, y }: PlotPoint): Box {
  const at = { x: (x / 100) * plot.width, y: (y / 100) * plot.height };
  const half = mark / 2;
  return { left: at.x - half, right: at.x + half, top: at.y - half, bottom: at.y + half };
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= plot.width && top >= 0 && bottom <= plot.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
