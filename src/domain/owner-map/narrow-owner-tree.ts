import {
  knotRoom,
  leafPitch,
  type OwnerWidths,
  type PlacedLabel,
  type PlacedLeaf,
  placedLabel,
  placedLeaf,
  widest,
} from './placed-label.ts';

export interface NarrowOwnerTree {
  readonly width: number;
  readonly height: number;
  readonly parent: (PlacedLabel & { readonly edge: string }) | undefined;
  readonly owner: PlacedLabel;
  /** Brands, then review sites. */
  readonly brands: readonly PlacedLeaf[];
  readonly sites: readonly PlacedLeaf[];
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
  const leaves = all.map((leaf, place) => {
    const y = ownerBaseline + 32 + place * leafPitch;
    // Each edge comes down from the one before it, so that a dashed one is dashed all the way from there.
    const from = place === 0 ? ownerBaseline + 8 : y - leafPitch;
    return placedLeaf({ x: indent, y }, 'start', leaf, `M${stem} ${from}V${y}H${indent}`);
  });
  return {
    width: Math.max(smallestWidth, owner.parent ?? 0, owner.owner, indent + knotRoom + widest(all)),
    height: leaves.at(-1)?.box.bottom ?? ownerBaseline + ownerSize / 2,
    parent:
      owner.parent === undefined
        ? undefined
        : {
            ...placedLabel(0, smallSize, 'start', owner.parent, smallSize),
            edge: `M${stem} ${smallSize + 8}V${ownerBaseline - ownerSize}`,
          },
    owner: placedLabel(0, ownerBaseline, 'start', owner.owner, ownerSize),
    brands: leaves.slice(0, owner.brands.length),
    sites: leaves.slice(owner.brands.length),
  };
}
