import type { DatePosition } from '#evidence/record/time-scale.ts';

interface Extent {
  readonly from: number;
  readonly to: number;
}

/**
 * A lane for each mark beside a line, so that no two touch: 0 is next to the line. Placed for the narrowest drawing; a
 * wider one only moves them apart. A size is how much of the line a point covers, in the unit of the width.
 */
export function markLanes(positions: readonly DatePosition[], width: number, size: number): number[] {
  const lanes: Extent[][] = [];
  const chosen: number[] = Array.from({ length: positions.length });
  const inOrder = positions
    .map((position, index) => ({ index, extent: extentOf(position, width, size) }))
    .toSorted((a, b) => a.extent.from - b.extent.from);
  for (const { index, extent } of inOrder) {
    const free = lanes.findIndex((lane) => lane.every(({ to }) => to <= extent.from));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), extent];
    chosen[index] = lane;
  }
  return chosen;
}

/** A point keeps its size at every width; a year is as long as the line makes it. */
function extentOf({ at, span }: DatePosition, width: number, size: number): Extent {
  if (span) return { from: span.from * width, to: span.to * width };
  return { from: at * width - size / 2, to: at * width + size / 2 };
}
