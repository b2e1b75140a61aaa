import { type Day, daysBetween } from '../day/day.ts';
import { type Fact, isKnown } from './fact.ts';
import { ageCountsFrom, factState } from './fact-state.ts';
import type { FactDefinition } from './vocabulary.ts';

/** How much of its lifetime a fact has behind it: what the moon beside its date shows. */
export type FreshnessPhase = 'fresh' | 'aging' | 'stale' | 'undated';

/**
 * A fact is aging when more than half of its lifetime is over. One whose source has no date may be any age, so it is
 * never fresh; it still goes stale. An unknown fact has no age.
 */
export function freshnessPhase(
  fact: Fact,
  definition: Pick<FactDefinition, 'lifetime'>,
  asOf: Day,
): FreshnessPhase | undefined {
  if (!isKnown(fact)) return undefined;
  if (factState(fact, definition, asOf) === 'stale') return 'stale';
  if (fact.asOf === undefined) return 'undated';
  if (definition.lifetime === 'never') return 'fresh';
  return daysBetween(ageCountsFrom(fact), asOf) * 2 > definition.lifetime ? 'aging' : 'fresh';
}
