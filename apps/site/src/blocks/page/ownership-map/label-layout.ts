export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A line of text and its space. */
export interface LabelLayout {
  readonly x: number;
  readonly baseline: number;
  readonly anchor: Anchor;
  readonly box: Box;
}

/** A brand or review site: a node at the end of an edge, its name, and a smaller line below. */
export interface LeafLayout extends LabelLayout {
  readonly detailBaseline: number;
  readonly node: { readonly x: number; readonly y: number };
  /** The SVG path from the owner to the node. */
  readonly edge: string;
}

/** Widths of the two lines of a leaf. `detail` is 0 if there is no second line. */
export interface LeafWidths {
  readonly name: number;
  readonly detail: number;
}

/** Widths of all labels in one owner's part of the map. */
export interface OwnerWidths {
  /** The width of the parent company's name; undefined if there is none. */
  readonly parent: number | undefined;
  readonly owner: number;
  readonly brands: readonly LeafWidths[];
  readonly sites: readonly LeafWidths[];
}

/** Distance between the centers of two leaves. */
export const rowHeight = 54;
/** Distance from the center of a node to its text. */
export const nodeGap = 16;

/** The extent of a leaf's text above and below the center of its node. */
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

/** Places the text of a leaf before or after its node. */
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
 * Letter widths as shares of the font size. They are generous because fonts differ by system, and labels must never have
 * too little space.
 */
const letterWidths = { narrow: 0.34, usual: 0.58, wide: 0.76, widest: 0.95 } as const;

/** Estimates the max width of a line of text, because the build cannot measure it. */
export function textWidth(text: string, size: number): number {
  const letters = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.ceil(letters * size);
}

function letterWidth(letter: string): number {
  if (/[iıjlł.,:;’'·()/|\s]/u.test(letter)) return letterWidths.narrow;
  if (/[MWmw]/u.test(letter)) return letterWidths.widest;
  return /[\p{Lu}&@%]/u.test(letter) ? letterWidths.wide : letterWidths.usual;
}
