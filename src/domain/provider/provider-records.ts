import { firstDayOf, type PartialDate } from '../day/partial-date.ts';
import { isKnown, type KnownFact } from './fact.ts';
import type { Audit, Incident } from './fact-value.ts';
import { factOf, type Provider } from './provider.ts';

export type RecordKind = 'audits' | 'incidents';

/** One entry of a record, with its place in the facts: its name wherever something points at it. */
export interface RecordEntry<T> {
  readonly entry: T;
  readonly index: number;
}

/** What is on record, the newest first. No entries are a statement that there are none. */
export interface ProviderRecord<T> {
  readonly fact: KnownFact;
  readonly entries: readonly RecordEntry<T>[];
}

/** undefined where nobody knows. Records never go out of date; they show their age. */
export function auditRecord(provider: Provider): ProviderRecord<Audit> | undefined {
  return recordOf<Audit>(provider, 'audits');
}

export function incidentRecord(provider: Provider): ProviderRecord<Incident> | undefined {
  return recordOf<Incident>(provider, 'incidents');
}

function recordOf<T extends { readonly date: PartialDate }>(
  provider: Provider,
  kind: RecordKind,
): ProviderRecord<T> | undefined {
  const fact = factOf(provider, kind);
  if (!isKnown(fact) || !Array.isArray(fact.value)) return undefined;
  const entries = (fact.value as readonly T[])
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => firstDayOf(b.entry.date).localeCompare(firstDayOf(a.entry.date), 'en'));
  return { fact, entries };
}
