import { addDays, type Day, daysBetween } from '../day/day.ts';
import { firstDayOf } from '../day/partial-date.ts';
import { type Evidence, type Fact, type FactState, isKnown } from './fact.ts';
import type { FactDefinition } from './vocabulary.ts';

/** Lifetime of each key in days; facts of keys not listed here never expire. */
export type Lifetimes = Readonly<Record<string, FactDefinition['lifetime']>>;

type WithLifetime = Pick<FactDefinition, 'lifetime'>;

/** The dates of a statement from which its age is computed. */
type Dated = Pick<Evidence, 'asOf' | 'firstRead' | 'checked'>;

/**
 * Returns the state of a fact. A stale fact stays visible and fades from the score until it is twice its lifetime old; an
 * unknown one earns nothing.
 */
export function factState(fact: Fact, definition: WithLifetime, asOf: Day): FactState {
  if (!isKnown(fact)) return 'unknown';
  return isStale(fact, definition, asOf) ? 'stale' : 'fresh';
}

export function isStale(evidence: Dated, definition: WithLifetime, asOf: Day): boolean {
  const end = expiryDay(evidence, definition);
  return end !== undefined && asOf >= end;
}

/** Returns the first day on which a statement is stale, or undefined when it never expires. */
export function expiryDay(evidence: Dated, definition: WithLifetime): Day | undefined {
  return dayAfterLifetimes(1, evidence, definition);
}

/** Returns the first day on which a statement has faded from the score, or undefined when it never expires. */
export function fadedDay(evidence: Dated, definition: WithLifetime): Day | undefined {
  return dayAfterLifetimes(2, evidence, definition);
}

function dayAfterLifetimes(count: number, evidence: Dated, definition: WithLifetime): Day | undefined {
  const days = lifetimeInDays(evidence, definition);
  return days === 'never' ? undefined : addDays(ageStartDay(evidence), count * days);
}

/** Returns the lifetime of a statement in days. An undated one may already be any age when first read, so it gets half. */
export function lifetimeInDays(
  { asOf }: Pick<Evidence, 'asOf'>,
  { lifetime }: WithLifetime,
): number | 'never' {
  return asOf !== undefined || lifetime === 'never' ? lifetime : Math.floor(lifetime / 2);
}

/**
 * Returns the day from which the age of a statement counts. An undated source counts from the day it was first read:
 * reading it again shows that it still exists, not that it is newer.
 */
export function ageStartDay({ asOf, firstRead, checked }: Dated): Day {
  return asOf === undefined ? (firstRead ?? checked) : firstDayOf(asOf);
}

/** The phase of a statement's lifetime, shown by the icon beside its date. */
export type FreshnessPhase = 'fresh' | 'aging' | 'stale' | 'undated';

/**
 * Returns the phase of a statement. It is aging once more than half of its lifetime is over. An undated one may be any age,
 * so it is never fresh; it still goes stale.
 */
export function freshnessPhase(evidence: Dated, definition: WithLifetime, asOf: Day): FreshnessPhase {
  if (isStale(evidence, definition, asOf)) return 'stale';
  if (evidence.asOf === undefined) return 'undated';
  const days = lifetimeInDays(evidence, definition);
  if (days === 'never') return 'fresh';
  return daysBetween(ageStartDay(evidence), asOf) * 2 > days ? 'aging' : 'fresh';
}

/** Positions of the end of a lifetime and of today on a line that starts at the date, from 0 to 1. */
export interface LifetimeLine {
  readonly until: number;
  readonly today: number;
}

/**
 * Returns the positions on a line that is as long as the lifetime, or extends to today if that is later, so that staleness
 * is visible as a length.
 */
export function lifetimeLine(from: Day, until: Day, today: Day): LifetimeLine {
  const lifetime = Math.max(daysBetween(from, until), 0);
  const age = Math.max(daysBetween(from, today), 0);
  const length = Math.max(lifetime, age, 1);
  return { until: lifetime / length, today: age / length };
}

/** Returns how far a stale fact has faded from the score. */
export function fadeState(
  { scored }: Pick<FactDefinition, 'scored'>,
  faded: Day,
  asOf: Day,
): 'not' | 'fading' | 'faded' {
  if (!scored) return 'not';
  return asOf < faded ? 'fading' : 'faded';
}
