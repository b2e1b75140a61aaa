import type { TypedValue } from '../provider/fact.ts';
import { auditSummary, incidentSummary } from '../provider/record-summaries.ts';

/** The value of a list that a source confirms to be empty. */
const emptyList = 'none';

/**
 * Formats a value as an author writes it in `is`: as in the facts file, lists with commas. Returns undefined where there is
 * no single value: records are only counted.
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

/** Whether text written for one value still fits the current value. The order of a list does not count. */
export function matchesAuthoredValue(authored: string, fact: TypedValue): boolean {
  const value = authoredValue(fact);
  if (value === undefined) return false;
  return fact.type.endsWith('-list') ? sortedItems(authored) === sortedItems(value) : authored === value;
}

function sortedItems(list: string): string {
  const items = new Set(list.split(',').map((item) => item.trim()));
  return [...items].toSorted().join(',');
}

/** Returns the number that a value is or counts. A list of choices has none, because it may be known only in part. */
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
