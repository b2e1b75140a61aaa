import { firstDayOf, type PartialDate } from '../day/partial-date.ts';
import type { Audit } from './audit.ts';
import type { Evidence, WrittenClaim } from './fact.ts';
import type { Incident } from './incident.ts';
import { knownFact, type Provider } from './provider.ts';

export type RecordKind = 'audits' | 'incidents';

/** One entry of a record, with its index in the facts, which identifies it in references. */
export interface RecordEntry<T> {
  readonly entry: T;
  readonly index: number;
}

/** The entries on record, newest first. An empty list states that there are none. */
export interface ProviderRecord<T> {
  readonly fact: Evidence & Pick<WrittenClaim, 'incomplete'>;
  readonly entries: readonly RecordEntry<T>[];
}

/** Returns the audits; undefined where they are unknown. Records never expire; they show their age. */
export function auditRecord(provider: Provider): ProviderRecord<Audit> | undefined {
  const fact = knownFact(provider, 'audits');
  return fact && { fact, entries: newestFirst(fact.value) };
}

export function incidentRecord(provider: Provider): ProviderRecord<Incident> | undefined {
  const fact = knownFact(provider, 'incidents');
  return fact && { fact, entries: newestFirst(fact.value) };
}

function newestFirst<T extends { readonly date: PartialDate }>(entries: readonly T[]): RecordEntry<T>[] {
  return entries
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => firstDayOf(b.entry.date).localeCompare(firstDayOf(a.entry.date), 'en'));
}
