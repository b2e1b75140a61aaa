/** A place in a pair: 0 is the provider named first, 1 the other. */
export type Side = 0 | 1;

/** Something of each of the two, in the order of the pair. */
export type Both<T> = readonly [first: T, second: T];

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side with the larger number; undefined where they are equal. */
export function largerSide([first, second]: Both<number>): Side | undefined {
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}
