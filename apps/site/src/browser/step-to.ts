interface Direction {
  readonly forward: string;
  readonly back: string;
}

/**
 * Returns the index to which a key (Home, End, forward or back) moves in a list of `count` items. After the last item comes
 * the first. Undefined for other keys.
 */
export function stepTo(key: string, index: number, count: number, direction: Direction): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === direction.forward) return (index + 1) % count;
  return key === direction.back ? (index - 1 + count) % count : undefined;
}
