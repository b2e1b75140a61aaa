export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A line of text, and the room that it takes. */
export interface PlacedLabel {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: Anchor;
  readonly box: Box;
}

/** A brand or a review site: a knot at the end of an edge, its name, and a smaller line under it. */
export interface PlacedLeaf extends PlacedLabel {
  readonly detailBaseline: number;
  readonly knot: { readonly x: number; readonly y: number };
  /** From the owner to the knot, as the path of an SVG. */
  readonly edge: string;
}

/** How wide the two lines of a leaf are; without a second line its detail is 0. */
export interface LeafWidths {
  readonly name: number;
  readonly detail: number;
}

/** What one owner's part of the map must hold. */
export interface OwnerWidths {
  /** Who stands above the owner, where somebody does. */
  readonly parent: number | undefined;
  readonly owner: number;
  readonly brands: readonly LeafWidths[];
  readonly sites: readonly LeafWidths[];
}

/** From one leaf to the next. */
export const leafPitch = 54;
/** Between the middle of a knot and the words beside it. */
export const knotRoom = 16;

/** How far the words of a leaf reach above and below the middle of its knot. */
const above = 12;
const below = { name: 10, detail: 30 } as const;

export function placedLabel(x: number, baseline: number, anchor: Anchor, width: number, size: number) {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    x,
    baseline,
    anchor,
    box: { left, right: left + width, top: baseline - size, bottom: baseline + size / 3 },
  };
}

/** The words of a leaf beside its knot: after it, or before it. */
export function placedLeaf(
  knot: PlacedLeaf['knot'],
  anchor: 'start' | 'end',
  { name, detail }: LeafWidths,
  edge: string,
): PlacedLeaf {
  const x = anchor === 'start' ? knot.x + knotRoom : knot.x - knotRoom;
  const width = Math.max(name, detail);
  const left = anchor === 'start' ? x : x - width;
  const bottom = knot.y + (detail > 0 ? below.detail : below.name);
  return {
    x,
    anchor,
    knot,
    edge,
    baseline: knot.y + 6,
    detailBaseline: knot.y + 25,
    box: { left, right: left + width, top: knot.y - above, bottom },
  };
}

export const widest = (leaves: readonly LeafWidths[]): number =>
  Math.max(0, ...leaves.map(({ name, detail }) => Math.max(name, detail)));
