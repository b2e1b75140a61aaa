import { addDays, type Day, daysBetween } from '../day/day.ts';
import { firstDayOf } from '../day/partial-date.ts';
import { type Evidence, type Fact, type FactState, isKnown } from './fact.ts';
import type { FactDefinition } from './vocabulary.ts';

/** How long each key stays good, in days: a fact of a key that is not named here never expires. */
export type Lifetimes = Readonly<Record<string, FactDefinition['lifetime']>>;

type Lasting = Pick<FactDefinition, 'lifetime'>;

/** What of a statement tells its age. */
type Dated = Pick<Evidence, 'asOf' | 'firstRead' | 'checked'>;

/** A stale fact stays visible and fades until it is twice as old as it may be; an unknown one earns nothing. */
export function factState(fact: Fact, definition: Lasting, asOf: Day): FactState {
  if (!isKnown(fact)) return 'unknown';
  return isStale(fact, definition, asOf) ? 'stale' : 'fresh';
}

export function isStale(evidence: Dated, definition: Lasting, asOf: Day): boolean {
  const end = expiryDay(evidence, definition);
  return end !== undefined && asOf >= end;
}

/** The first day on which a statement is too old, or undefined when it never expires. */
export function expiryDay(evidence: Dated, definition: Lasting): Day | undefined {
  return dayAfterLifetimes(1, evidence, definition);
}

/** The first day on which a statement has faded away, or undefined when it never expires. */
export function fadedDay(evidence: Dated, definition: Lasting): Day | undefined {
  return dayAfterLifetimes(2, evidence, definition);
}

function dayAfterLifetimes(count: number, evidence: Dated, definition: Lasting): Day | undefined {
  const days = daysGood(evidence, definition);
  return days === 'never' ? undefined : addDays(ageCountsFrom(evidence), count * days);
}

/** How long a statement stays good. One without a date may be of any age when it is met, so it gets half the time. */
export function daysGood({ asOf }: Pick<Evidence, 'asOf'>, { lifetime }: Lasting): number | 'never' {
  return asOf !== undefined || lifetime === 'never' ? lifetime : Math.floor(lifetime / 2);
}

/**
 * The date of the statement. A source without one counts from the day it was first read: reading it again shows that it
 * is still there, not that it is any newer.
 */
export function ageCountsFrom({ asOf, firstRead, checked }: Dated): Day {
  return asOf === undefined ? (firstRead ?? checked) : firstDayOf(asOf);
}

/** How much of its lifetime a statement has behind it: what the icon beside its date shows. */
export type FreshnessPhase = 'fresh' | 'aging' | 'stale' | 'undated';

/**
 * A statement is aging when more than half of its lifetime is over. One whose source has no date may be any age, so it
 * is never fresh; it still goes stale.
 */
export function freshnessPhase(evidence: Dated, definition: Lasting, asOf: Day): FreshnessPhase {
  if (isStale(evidence, definition, asOf)) return 'stale';
  if (evidence.asOf === undefined) return 'undated';
  const days = daysGood(evidence, definition);
  if (days === 'never') return 'fresh';
  return daysBetween(ageCountsFrom(evidence), asOf) * 2 > days ? 'aging' : 'fresh';
}

/** Where the end of a lifetime and today lie on a line that begins with the date: 0 is the start, 1 the end. */
export interface LifetimeLine {
  readonly until: number;
  readonly today: number;
}

/** The line is as long as the lifetime, or longer where today is past it, so that staleness has a length. */
export function lifetimeLine(from: Day, until: Day, today: Day): LifetimeLine {
  const lifetime = Math.max(daysBetween(from, until), 0);
  const age = Math.max(daysBetween(from, today), 0);
  const length = Math.max(lifetime, age, 1);
  return { until: lifetime / length, today: age / length };
}

/** What is left of a stale fact in the score. */
export function scoreLeft(
  { scored }: Pick<FactDefinition, 'scored'>,
  faded: Day,
  asOf: Day,
): 'not' | 'fading' | 'faded' {
  if (!scored) return 'not';
  return asOf < faded ? 'fading' : 'faded';
}
