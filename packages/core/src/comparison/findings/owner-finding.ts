import { type OwnershipGroup, sameOwners } from '#provider/ownership.ts';
import { freshValue } from '#provider/provider.ts';
import { contentKey } from '../content-key.ts';
import type { PairFacts } from './pair-facts.ts';

export type OwnerFinding =
  | { readonly kind: 'same'; readonly group: OwnershipGroup }
  | { readonly kind: 'separate' }
  /** The owner of one of the two is not known, or the fact is stale. */
  | { readonly kind: 'unknown' };

const ownerKey = 'parent-company';
/** The value for a company that only its founders own; two such companies have no common owner. */
const independent = 'none';

export function ownerFinding({ providers, ownership, methodology, asOf }: PairFacts): OwnerFinding {
  const [same] = sameOwners(
    providers.map(({ id }) => id),
    ownership,
  );
  if (same) return { kind: 'same', group: same.group };
  const [first, second] = providers.map((provider) =>
    freshValue(provider, ownerKey, methodology.lifetimes, asOf),
  );
  if (first === undefined || second === undefined) return { kind: 'unknown' };
  const isOneName = contentKey(first) === contentKey(second) && first !== independent;
  return { kind: isOneName ? 'unknown' : 'separate' };
}
