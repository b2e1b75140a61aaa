import type { Day } from '#day/day.ts';
import type { PriceReader } from '#price/reader-tax.ts';
import type { OwnershipGroup } from '#provider/ownership.ts';
import type { Provider } from '#provider/provider.ts';
import type { Methodology } from '#scoring/methodology.ts';
import type { ProfileResult } from '#scoring/score-profile.ts';

/** An index into a pair: 0 is the provider named first, 1 the other. */
export type Side = 0 | 1;

/** One value for each of the two, in the order of the pair. */
export type Both<T> = readonly [first: T, second: T];

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Returns the side with the larger number; undefined if they are equal. */
export function largerSide([first, second]: Both<number>): Side | undefined {
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}

/** The input of all findings about some providers. */
export interface ComparedFacts {
  readonly providers: readonly Provider[];
  readonly methodology: Methodology;
  readonly ranking: (profile: string) => ProfileResult;
  readonly ownership: readonly OwnershipGroup[];
  readonly asOf: Day;
  /** The reader for whom prices are computed. */
  readonly reader: PriceReader;
  /** Length of the subscription whose cost is compared, in months. */
  readonly months: number;
}

export interface PairFacts extends ComparedFacts {
  readonly providers: Both<Provider>;
}
