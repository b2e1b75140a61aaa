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
  /** Brands, then review sites. */
  readonly brands: readonly LeafLayout[];
  readonly sites: readonly LeafLayout[];
}

const ownerSize = 22;
const smallSize = 14;
/** How far what is owned stands to the right of its owner. */
const indent = 22;
/** Where the line down from an owner starts, from the start of its name. */
const stem = 4;

/** One owner as an indented tree: who stands above it, its name, then everything it owns, one under the other. */
export function narrowOwnerTree(owner: OwnerWidths, smallestWidth: number): NarrowOwnerTree {
  const ownerBaseline = owner.parent === undefined ? ownerSize : 62;
  const all = [...owner.brands, ...owner.sites];
  const leaves = all.map((leaf, index) => {
    const y = ownerBaseline + 32 + index * rowHeight;
    // Each edge comes down from the one before it, so that a dashed one is dashed all the way from there.
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
