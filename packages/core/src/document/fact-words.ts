import type { Evidence, TypedValue } from '../provider/fact.ts';
import { auditSummary, incidentSummary } from '../provider/record-summaries.ts';

/** The value for a list that is empty according to its source. */
const emptyList = 'none';

/**
 * Formats a value as authors write it in `is`: as in the facts file, with commas between items. Returns undefined for
 * records, which have no single value.
 */
export function authoredValue(fact: TypedValue): string | undefined {
  switch (fact.type) {
    case 'yes-no':
    case 'number':
    case 'year':
    case 'days':
    case 'devices':
    case 'country':
    case 'text':
    case 'choice':
      return String(fact.value);
    case 'country-list':
    case 'choice-list':
    case 'platform-list':
      return fact.value.length === 0 ? emptyList : fact.value.join(', ');
    case 'free-plan':
      return String(fact.value.available);
    case 'audits':
    case 'incidents':
    case 'streaming':
    case 'speed-reports':
    case 'leak-tests':
    case 'plans':
      return undefined;
  }
}

/** Whether a text that was written for one value still fits the current value. The order of a list does not matter. */
export function matchesAuthoredValue(authored: string, fact: TypedValue): boolean {
  if (hasRecords(fact)) return matchesRecord(authored, fact.value);
  const value = authoredValue(fact);
  if (value === undefined) return false;
  return fact.type.endsWith('-list') ? sortedItems(authored) === sortedItems(value) : authored === value;
}

function sortedItems(list: string): string {
  return [...new Set(itemsOf(list))].toSorted().join(',');
}

function itemsOf(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}

/**
 * Types whose value is a list of records, each with a date and a few fields. Prices are not among them, because they have
 * their own block.
 */
const recordTypes = ['audits', 'incidents', 'streaming', 'speed-reports', 'leak-tests'] as const;
type RecordFact = TypedValue<(typeof recordTypes)[number]>;

export function hasRecords(fact: TypedValue): fact is RecordFact {
  return recordTypes.some((type) => type === fact.type);
}

/** The first item of `is` if the other items are true of every record. */
const everyRecord = 'all';

/**
 * Whether one record has all the items: a date or its beginning ("2018-03"), a number, rounded or not, or a name or option
 * ("Deloitte"). With "all" first, whether every record has them. An empty list matches only "none".
 */
function matchesRecord(authored: string, records: readonly object[]): boolean {
  if (records.length === 0) return authored === emptyList;
  const [first, ...rest] = itemsOf(authored);
  const matching = records.filter((record) =>
    hasItems(record, first === everyRecord ? rest : itemsOf(authored)),
  );
  if (first === everyRecord) return rest.length > 0 && matching.length === records.length;
  return matching.length > 0;
}

function hasItems(record: object, items: readonly string[]): boolean {
  const values = Object.values(record);
  return items.every((item) => values.some((value) => isItem(item, value)));
}

/**
 * Returns all text that an author's words about a fact can be based on: `is`, our own texts about the fact, and the
 * matching records.
 */
export function supportingText(
  authored: string,
  fact: TypedValue & Partial<Evidence>,
  wording?: object,
): string {
  const records = hasRecords(fact) ? fact.value.filter((record) => hasItems(record, itemsOf(authored))) : [];
  return [authored, ...[fact.note, wording, records].map((text) => JSON.stringify(text ?? ''))].join(' ');
}

const yearOrMonth = /^\d{4}(-\d{2})?$/;

function isItem(item: string, value: unknown): boolean {
  if (typeof value === 'number') return item === String(value) || item === String(Math.round(value));
  if (typeof value !== 'string' && typeof value !== 'boolean') return false;
  return item === String(value) || (yearOrMonth.test(item) && String(value).startsWith(`${item}-`));
}

/** Returns the number that a value is or counts. Undefined for a list of choices, because we may know only a part of it. */
export function factCount(fact: TypedValue): number | undefined {
  switch (fact.type) {
    case 'number':
    case 'days':
      return fact.value;
    case 'devices':
      return fact.value === 'unlimited' ? undefined : fact.value;
    case 'audits':
      return auditSummary(fact.value).count;
    case 'incidents':
      return incidentSummary(fact.value).count;
    case 'streaming':
    case 'speed-reports':
    case 'leak-tests':
    case 'plans':
      return fact.value.length;
    case 'yes-no':
    case 'year':
    case 'country':
    case 'country-list':
    case 'text':
    case 'choice':
    case 'choice-list':
    case 'platform-list':
    case 'free-plan':
      return undefined;
  }
}
