export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A line of text, and the room that it takes. */
export interface LabelLayout {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: Anchor;
  readonly box: Box;
}

/** A brand or a review site: a node at the end of an edge, its name, and a smaller line under it. */
export interface LeafLayout extends LabelLayout {
  readonly detailBaseline: number;
  readonly node: { readonly x: number; readonly y: number };
  /** From the owner to the node, as the path of an SVG. */
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

/** From the middle of one leaf to the middle of the next. */
export const rowHeight = 54;
/** Between the middle of a node and the words beside it. */
export const nodeGap = 16;

/** How far the words of a leaf reach above and below the middle of its node. */
const above = 12;
const below = { name: 10, detail: 30 } as const;

export function layOutLabel(x: number, baseline: number, anchor: Anchor, width: number, size: number) {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    x,
    baseline,
    anchor,
    box: { left, right: left + width, top: baseline - size, bottom: baseline + size / 3 },
  };
}

/** The words of a leaf beside its node: after it, or before it. */
export function layOutLeaf(
  node: LeafLayout['node'],
  anchor: 'start' | 'end',
  { name, detail }: LeafWidths,
  edge: string,
): LeafLayout {
  const x = anchor === 'start' ? node.x + nodeGap : node.x - nodeGap;
  const width = Math.max(name, detail);
  const left = anchor === 'start' ? x : x - width;
  const bottom = node.y + (detail > 0 ? below.detail : below.name);
  return {
    x,
    anchor,
    node,
    edge,
    baseline: node.y + 6,
    detailBaseline: node.y + 25,
    box: { left, right: left + width, top: node.y - above, bottom },
  };
}

export const widest = (leaves: readonly LeafWidths[]): number =>
  Math.max(0, ...leaves.map(({ name, detail }) => Math.max(name, detail)));

/**
 * Widths of letters as shares of the font size, on the generous side: faces differ by system, and a label may have too
 * much room but never too little.
 */
const letterWidths = { narrow: 0.34, usual: 0.58, wide: 0.76, widest: 0.95 } as const;

/** How wide a line of text is at most, near enough to leave room for it where nothing can measure it. */
export function textWidth(text: string, size: number): number {
  const letters = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.ceil(letters * size);
}

function letterWidth(letter: string): number {
  if (/[iıjlł.,:;’'·()/|\s]/u.test(letter)) return letterWidths.narrow;
  if (/[MWmw]/u.test(letter)) return letterWidths.widest;
  return /[\p{Lu}&@%]/u.test(letter) ? letterWidths.wide : letterWidths.usual;
}
