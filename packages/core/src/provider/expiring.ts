import { addDays, type Day } from '../day/day.ts';
import { isKnown, type KnownFact } from './fact.ts';
import { expiryDay } from './freshness.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type FactDefinition, type Vocabulary } from './vocabulary.ts';

/** The number of days ahead. It leaves enough time to read every source again before readers see "out of date". */
export const expiryWarningDays = 30;

/**
 * The days on which facts expire. The table is small enough to be part of a release, so that a server can count expiring
 * facts on any later day.
 */
export interface ExpiryTable {
  /** Number of known facts, including those that never expire. */
  readonly known: number;
  /** Pairs of a day and the number of facts that are stale from that day on, earliest day first. */
  readonly days: readonly (readonly [day: Day, facts: number])[];
}

/** A known fact with its provider and definition. */
export interface ProviderFact {
  readonly provider: Provider;
  readonly definition: FactDefinition;
  readonly fact: KnownFact;
}

export interface ExpiringFact extends ProviderFact {
  /** The first day on which the fact is stale. */
  readonly expires: Day;
}

export function knownFacts(providers: readonly Provider[], vocabulary: Vocabulary): ProviderFact[] {
  return providers.flatMap((provider) =>
    allDefinitions(vocabulary).flatMap((definition) => {
      const fact = factOf(provider, definition.key);
      return isKnown(fact) ? [{ provider, definition, fact }] : [];
    }),
  );
}

/** Returns all facts except those that never expire. */
export function expiringFacts(providers: readonly Provider[], vocabulary: Vocabulary): ExpiringFact[] {
  return knownFacts(providers, vocabulary).flatMap((known) => {
    const expires = expiryDay(known.fact, known.definition);
    return expires === undefined ? [] : [{ ...known, expires }];
  });
}

export function expiryTable(providers: readonly Provider[], vocabulary: Vocabulary): ExpiryTable {
  const byDay = Map.groupBy(expiringFacts(providers, vocabulary), ({ expires }) => expires);
  const days = [...byDay].map(([day, facts]) => [day, facts.length] as const);
  return {
    known: knownFacts(providers, vocabulary).length,
    days: days.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

export function countStale(table: ExpiryTable, asOf: Day): number {
  return sum(table, (day) => day <= asOf);
}

/**
 * Returns the number of facts that are fresh on a day and will be stale 30 days later, unless their source is read again.
 */
export function countExpiring(table: ExpiryTable, asOf: Day): number {
  const end = addDays(asOf, expiryWarningDays);
  return sum(table, (day) => day > asOf && day <= end);
}

function sum({ days }: ExpiryTable, isIncluded: (day: Day) => boolean): number {
  return days.reduce((total, [day, facts]) => (isIncluded(day) ? total + facts : total), 0);
}
