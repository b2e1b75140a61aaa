interface Direction {
  readonly forward: string;
  readonly back: string;
}

/**
 * Returns the index that a pressed key (Home, End, forward or back) moves to among `count` items, wrapping around at the
 * ends; undefined for any other key.
 */
export function stepTo(key: string, index: number, count: number, direction: Direction): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === direction.forward) return (index + 1) % count;
  return key === direction.back ? (index - 1 + count) % count : undefined;
}
