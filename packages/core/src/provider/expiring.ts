import { addDays, type Day } from '../day/day.ts';
import { isKnown, type KnownFact } from './fact.ts';
import { expiryDay } from './freshness.ts';
import { factOf, type Provider } from './provider.ts';
import { allDefinitions, type FactDefinition, type Vocabulary } from './vocabulary.ts';

/** Long enough to read every source again before readers see "out of date". */
export const daysAhead = 30;

/** When facts go out of date: small enough to lie in a release, so that a server can count on any later day. */
export interface ExpiryTable {
  /** How many facts are known, those that never expire included. */
  readonly known: number;
  /** The first day on which facts are out of date, and how many of them, the earliest day first. */
  readonly days: readonly (readonly [day: Day, facts: number])[];
}

/** A fact with a source, and who and what it is about. */
export interface HeldFact {
  readonly provider: Provider;
  readonly definition: FactDefinition;
  readonly fact: KnownFact;
}

export interface ExpiringFact extends HeldFact {
  /** The first day on which it is out of date. */
  readonly expires: Day;
}

export function knownFacts(providers: readonly Provider[], vocabulary: Vocabulary): HeldFact[] {
  return providers.flatMap((provider) =>
    allDefinitions(vocabulary).flatMap((definition) => {
      const fact = factOf(provider, definition.key);
      return isKnown(fact) ? [{ provider, definition, fact }] : [];
    }),
  );
}

/** All facts but those that never go out of date. */
export function expiringFacts(providers: readonly Provider[], vocabulary: Vocabulary): ExpiringFact[] {
  return knownFacts(providers, vocabulary).flatMap((held) => {
    const expires = expiryDay(held.fact, held.definition);
    return expires === undefined ? [] : [{ ...held, expires }];
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

/** How many facts are out of date on a day. */
export function countStale(table: ExpiryTable, asOf: Day): number {
  return sum(table, (day) => day <= asOf);
}

/** How many facts are good on a day and will not be 30 days later, unless somebody reads their source again. */
export function countExpiring(table: ExpiryTable, asOf: Day): number {
  const end = addDays(asOf, daysAhead);
  return sum(table, (day) => day > asOf && day <= end);
}

function sum({ days }: ExpiryTable, isMeant: (day: Day) => boolean): number {
  return days.reduce((total, [day, facts]) => (isMeant(day) ? total + facts : total), 0);
}
