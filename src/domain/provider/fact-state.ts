import { addDays, type Day } from '../day/day.ts';
import { firstDayOf } from '../day/partial-date.ts';
import { type Fact, isKnown } from './fact.ts';
import type { FactDefinition } from './vocabulary.ts';

export type FactState = 'fresh' | 'stale' | 'unknown';

/** Stale and unknown facts stay visible and leave the score. */
export function factState(fact: Fact, definition: Pick<FactDefinition, 'lifetime'>, asOf: Day): FactState {
  if (!isKnown(fact)) return 'unknown';
  const end = expiryDay(fact, definition);
  return end !== undefined && asOf >= end ? 'stale' : 'fresh';
}

/** The first day on which a fact is too old, or undefined when it is unknown or never expires. */
export function expiryDay(fact: Fact, definition: Pick<FactDefinition, 'lifetime'>): Day | undefined {
  if (!isKnown(fact) || definition.lifetime === 'never') return undefined;
  return addDays(ageCountsFrom(fact), definition.lifetime);
}

/** The date of the statement; an undated source counts from the day it was read. */
export function ageCountsFrom(fact: { readonly asOf?: string | undefined; readonly checked: Day }): Day {
  return fact.asOf === undefined ? fact.checked : firstDayOf(fact.asOf);
}
