import { firstDayOf, type PartialDate } from '../day/partial-date.ts';
import type { Audit } from './audit.ts';
import type { Evidence, TypedValue, WrittenClaim } from './fact.ts';
import { countsAsIncident, type HarmfulIncident, type Incident } from './incident.ts';
import { knownFact, type Provider } from './provider.ts';
import { auditSummary, incidentSummary, type RecordSummary } from './record-summaries.ts';

export type RecordKind = 'audits' | 'incidents';

/** One entry of a record, with its index in the facts. References use the index. */
export interface RecordEntry<T> {
  readonly entry: T;
  readonly index: number;
}

/** The entries of a record, newest first. An empty list means that a source states that there are none. */
export interface ProviderRecord<T> {
  readonly fact: Evidence & Pick<WrittenClaim, 'incomplete'>;
  readonly summary: RecordSummary;
  readonly entries: readonly RecordEntry<T>[];
}

/** Returns the audits; undefined if they are unknown. Records never expire, because each entry shows its age. */
export function auditRecord(provider: Provider): ProviderRecord<Audit> | undefined {
  const fact = knownFact(provider, 'audits');
  return fact && { fact, summary: auditSummary(fact.value), entries: newestFirst(fact.value) };
}

/** The two lists of incidents, each newest first: those with harm, and those that tested the provider without harm. */
export interface IncidentRecord extends Omit<ProviderRecord<Incident>, 'entries'> {
  readonly incidents: readonly RecordEntry<HarmfulIncident>[];
  readonly challenges: readonly RecordEntry<Incident>[];
}

export function incidentRecord(provider: Provider): IncidentRecord | undefined {
  const fact = knownFact(provider, 'incidents');
  if (!fact) return undefined;
  const entries = newestFirst(fact.value);
  return {
    fact,
    summary: incidentSummary(fact.value),
    incidents: entries.flatMap(({ entry, index }) => (countsAsIncident(entry) ? [{ entry, index }] : [])),
    challenges: entries.filter(({ entry }) => !countsAsIncident(entry)),
  };
}

/**
 * Returns the sources of a fact. The sources of incidents that count come first, because a source mark names the first
 * source.
 */
export function sourcesInOrder(fact: TypedValue & Pick<Evidence, 'sources'>): readonly string[] {
  if (fact.type !== 'incidents') return fact.sources;
  const ofCounted = new Set(fact.value.filter(countsAsIncident).map(({ source }) => source));
  const isCounted = (source: string) => ofCounted.has(source);
  return [...fact.sources.filter(isCounted), ...fact.sources.filter((source) => !isCounted(source))];
}

function newestFirst<T extends { readonly date: PartialDate }>(entries: readonly T[]): RecordEntry<T>[] {
  return entries
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => firstDayOf(b.entry.date).localeCompare(firstDayOf(a.entry.date), 'en'));
}
