import {
  type LabelLayout,
  type LeafLayout,
  layOutLabel,
  layOutLeaf,
  nodeGap,
  type OwnerWidths,
  rowHeight,
  widest,
} from './label-layout.ts';

export interface NarrowOwnerTree {
  readonly width: number;
  readonly height: number;
  readonly parent: (LabelLayout & { readonly edge: string }) | undefined;
  readonly owner: LabelLayout;
  /** The leaves: brands first, then review sites. */
  readonly brands: readonly LeafLayout[];
  readonly sites: readonly LeafLayout[];
}

const ownerSize = 22;
const smallSize = 14;
/** The indent of the leaves from their owner. */
const indent = 22;
/** The distance between the start of the owner's name and the vertical line below it. */
const stem = 4;

/** Lays out one owner as an indented tree: its parent, its name, and below them all its brands and sites. */
export function narrowOwnerTree(owner: OwnerWidths, smallestWidth: number): NarrowOwnerTree {
  const ownerBaseline = owner.parent === undefined ? ownerSize : 62;
  const all = [...owner.brands, ...owner.sites];
  const leaves = all.map((leaf, index) => {
    const y = ownerBaseline + 32 + index * rowHeight;
    // Each edge starts where the previous one ends. If they overlapped, a dashed edge would look solid.
    const from = index === 0 ? ownerBaseline + 8 : y - rowHeight;
    return layOutLeaf({ x: indent, y }, 'start', leaf, `M${stem} ${from}V${y}H${indent}`);
  });
  return {
    width: Math.max(smallestWidth, owner.parent ?? 0, owner.owner, indent + nodeGap + widest(all)),
    height: leaves.at(-1)?.box.bottom ?? ownerBaseline + ownerSize / 2,
    parent:
      owner.parent === undefined
        ? undefined
        : {
            ...layOutLabel(0, smallSize, 'start', owner.parent, smallSize),
            edge: `M${stem} ${smallSize + 8}V${ownerBaseline - ownerSize}`,
          },
    owner: layOutLabel(0, ownerBaseline, 'start', owner.owner, ownerSize),
    brands: leaves.slice(0, owner.brands.length),
    sites: leaves.slice(owner.brands.length),
  };
}
