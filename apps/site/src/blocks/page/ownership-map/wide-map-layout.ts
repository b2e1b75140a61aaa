import {
  type LabelLayout,
  type LeafLayout,
  type LeafWidths,
  layOutLabel,
  layOutLeaf,
  nodeGap,
  type OwnerWidths,
  rowHeight,
  widest,
} from './label-layout.ts';

type Column = 'sites' | 'owners' | 'brands';

/** Widths of the column heads, and of the text for owners without a review site. */
export type HeadWidths = Readonly<Record<Column | 'noSites', number>>;

export interface WideOwner {
  readonly parent: (LabelLayout & { readonly edge: string }) | undefined;
  readonly owner: LabelLayout;
  readonly brands: readonly LeafLayout[];
  readonly sites: readonly LeafLayout[];
  /** The text for owners without a review site; undefined if the owner has one. */
  readonly noSites: LabelLayout | undefined;
  /** The vertical position of the line above it. */
  readonly rule: number;
}

export interface WideOwnerMap {
  readonly width: number;
  readonly height: number;
  readonly heads: Readonly<Record<Column, LabelLayout>>;
  readonly owners: readonly WideOwner[];
}

const headHeight = 30;
/** The space above and below one owner's part. */
const padding = 26;
/** The min length of an edge, at which it is still recognizable as a line. */
const shortestEdge = 52;
/** The distance between the end of an edge and the owner's name. */
const ownerGap = 10;
const ownerSize = 22;
const parentRise = 42;
const smallSize = 14;

/**
 * Lays out the owners in a column, with their brands on the right and their review sites on the left. Columns are as wide
 * as their longest text. Edges get longer if there is more space.
 */
export function wideOwnerMap(
  owners: readonly OwnerWidths[],
  heads: HeadWidths,
  smallestWidth: number,
): WideOwnerMap {
  const sites = Math.max(heads.sites, heads.noSites, ...owners.map((owner) => widest(owner.sites)));
  const brands = Math.max(heads.brands, ...owners.map((owner) => widest(owner.brands)));
  const names = Math.max(heads.owners, ...owners.map(({ owner, parent = 0 }) => Math.max(owner, parent)));
  const needed = sites + brands + names + 2 * (nodeGap + ownerGap + shortestEdge);
  const width = Math.max(smallestWidth, needed);
  const nodes = { sites: sites + nodeGap, brands: width - brands - nodeGap };
  // Halfway between the two columns of nodes, so that edges on both sides have the same length.
  const columns = { ...nodes, owners: (nodes.sites + nodes.brands) / 2 };
  let top = headHeight;
  const placed = owners.map((owner) => {
    const { height, rise } = extent(owner);
    const rule = top;
    const middle = rule + padding + rise;
    top += height + 2 * padding;
    const isEmpty = owner.sites.length === 0;
    return {
      rule,
      ...placeOwner(owner, columns, middle),
      noSites: isEmpty ? layOutLabel(sites, middle + 5, 'end', heads.noSites, smallSize) : undefined,
    };
  });
  return {
    width,
    height: top,
    heads: {
      sites: layOutLabel(sites, smallSize, 'end', heads.sites, smallSize),
      owners: layOutLabel(columns.owners, smallSize, 'middle', heads.owners, smallSize),
      brands: layOutLabel(width - brands, smallSize, 'start', heads.brands, smallSize),
    },
    owners: placed,
  };
}

/** Returns the height of one owner's part, and the distance from its top to its center. */
function extent({ parent, brands, sites }: OwnerWidths) {
  const half = (Math.max(brands.length, sites.length) - 1) * (rowHeight / 2);
  const rise = Math.max(half + 12, parent === undefined ? ownerSize : parentRise + smallSize);
  return { rise, height: rise + Math.max(half + 30, ownerSize / 2) };
}

function placeOwner(
  { parent, owner, brands, sites }: OwnerWidths,
  columns: Readonly<Record<Column, number>>,
  middle: number,
): Omit<WideOwner, 'rule' | 'noSites'> {
  const x = columns.owners;
  const reach = owner / 2 + ownerGap;
  return {
    parent:
      parent === undefined
        ? undefined
        : {
            ...layOutLabel(x, middle - parentRise, 'middle', parent, smallSize),
            edge: `M${x} ${middle - parentRise + 7}V${middle - ownerSize + 5}`,
          },
    owner: layOutLabel(x, middle + 7, 'middle', owner, ownerSize),
    brands: stackLeaves(brands, { x: x + reach, y: middle }, columns.brands, 'start'),
    sites: stackLeaves(sites, { x: x - reach, y: middle }, columns.sites, 'end'),
  };
}

/** Stacks the leaves, centered vertically on their owner. */
function stackLeaves(
  leaves: readonly LeafWidths[],
  from: LeafLayout['node'],
  x: number,
  anchor: 'start' | 'end',
): LeafLayout[] {
  const bend = (from.x + x) / 2;
  return leaves.map((leaf, index) => {
    const y = from.y + (index - (leaves.length - 1) / 2) * rowHeight;
    return layOutLeaf(
      { x, y },
      anchor,
      leaf,
      `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${y} ${x} ${y}`,
    );
  });
}
