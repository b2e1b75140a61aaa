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
 * Returns the state of a fact. A stale fact is still shown, and its points decrease until it is twice its lifetime old. An
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

/** Returns the first day on which a statement is stale; undefined if it never expires. */
export function expiryDay(evidence: Dated, definition: WithLifetime): Day | undefined {
  return dayAfterLifetimes(1, evidence, definition);
}

/** Returns the first day on which a statement earns no points because of its age; undefined if it never expires. */
export function fadedDay(evidence: Dated, definition: WithLifetime): Day | undefined {
  return dayAfterLifetimes(2, evidence, definition);
}

function dayAfterLifetimes(count: number, evidence: Dated, definition: WithLifetime): Day | undefined {
  const days = lifetimeInDays(evidence, definition);
  return days === 'never' ? undefined : addDays(ageStartDay(evidence), count * days);
}

/**
 * Returns the lifetime of a statement in days. An undated one gets half, because it may be of any age when it is first
 * read.
 */
export function lifetimeInDays(
  { asOf }: Pick<Evidence, 'asOf'>,
  { lifetime }: WithLifetime,
): number | 'never' {
  return asOf !== undefined || lifetime === 'never' ? lifetime : Math.floor(lifetime / 2);
}

/**
 * Returns the day from which the age of a statement counts. An undated source counts from the day on which it was first
 * read: reading it again shows that it still exists, not that it is newer.
 */
export function ageStartDay({ asOf, firstRead, checked }: Dated): Day {
  return asOf === undefined ? (firstRead ?? checked) : firstDayOf(asOf);
}

/** The phase of a statement's lifetime. The icon next to its date shows it. */
export type FreshnessPhase = 'fresh' | 'aging' | 'stale' | 'undated';

/**
 * Returns the phase of a statement. It is aging once more than half of its lifetime is over. An undated statement is never
 * fresh, because it may be of any age; it can become stale.
 */
export function freshnessPhase(evidence: Dated, definition: WithLifetime, asOf: Day): FreshnessPhase {
  if (isStale(evidence, definition, asOf)) return 'stale';
  if (evidence.asOf === undefined) return 'undated';
  const days = lifetimeInDays(evidence, definition);
  if (days === 'never') return 'fresh';
  return daysBetween(ageStartDay(evidence), asOf) * 2 > days ? 'aging' : 'fresh';
}

/** Positions on a line that starts at the date, from 0 to 1: the end of the lifetime, and today. */
export interface LifetimeLine {
  readonly until: number;
  readonly today: number;
}

/**
 * Returns the positions on the line, which ends at the end of the lifetime or today, whichever is later. A stale fact is
 * visible by the length after its lifetime.
 */
export function lifetimeLine(from: Day, until: Day, today: Day): LifetimeLine {
  const lifetime = Math.max(daysBetween(from, until), 0);
  const age = Math.max(daysBetween(from, today), 0);
  const length = Math.max(lifetime, age, 1);
  return { until: lifetime / length, today: age / length };
}

/** Returns how far the points of a stale fact have decreased. */
export function fadeState(
  { scored }: Pick<FactDefinition, 'scored'>,
  faded: Day,
  asOf: Day,
): 'not' | 'fading' | 'faded' {
  if (!scored) return 'not';
  return asOf < faded ? 'fading' : 'faded';
}
