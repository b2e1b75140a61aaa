/** The position of a point on the plot, in percent from its left and top edges. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The side of its mark on which a name is placed, or none where it would overlap another mark or name. */
export type LabelSide = 'end' | 'start' | 'below' | 'above' | 'none';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sizes in pixels: the plot on the narrowest screen, a mark, a letter (estimated generously), a line of text and a gap. */
const plot = { width: 410, height: 316 };
const mark = 28;
const letterWidth = 7.8;
const lineHeight = 18;
const gap = 6;

/** Places the names from top to bottom, each on the first free side. */
export function labelSides(points: readonly PlotPoint[]): LabelSide[] {
  const taken: Box[] = points.map((point) => markBox(point));
  const chosenSides = new Map<PlotPoint, LabelSide>();
  for (const point of points.toSorted((a, b) => a.y - b.y)) {
    const own = markBox(point);
    const free = sides(point, own).find(
      ({ box }) => isInside(box) && taken.every((other) => isSame(other, own) || !overlap(box, other)),
    );
    if (free) taken.push(free.box);
    chosenSides.set(point, free?.place ?? 'none');
  }
  return points.map((point) => chosenSides.get(point) ?? 'none');
}

function sides({ name }: PlotPoint, { left, right, top, bottom }: Box): { place: LabelSide; box: Box }[] {
  const width = name.length * letterWidth;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const beside = { top: middle.y - lineHeight / 2, bottom: middle.y + lineHeight / 2 };
  const centred = { left: middle.x - width / 2, right: middle.x + width / 2 };
  return [
    { place: 'end', box: { ...beside, left: right + gap, right: right + gap + width } },
    { place: 'start', box: { ...beside, left: left - gap - width, right: left - gap } },
    { place: 'below', box: { ...centred, top: bottom + 1, bottom: bottom + 1 + lineHeight } },
    { place: 'above', box: { ...centred, top: top - 1 - lineHeight, bottom: top - 1 } },
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

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
