import { authoredValue } from '../document/fact-words.ts';
import { jumpSize, renewalJump } from '../price/advertised-month.ts';
import type { Plan } from '../price/plan.ts';
import type { Audit } from './audit.ts';
import { isKnown, type KnownFact, unknown } from './fact.ts';
import { factOf, type Provider } from './provider.ts';

/** The main drawback of a provider in an editor's words, with the facts on which it is based. */
export interface WrittenCatch {
  /** One full sentence. */
  readonly text: string;
  /**
   * The values for which the sentence was written, by reference: a key (`devices`), a plan (`prices/two-year`), an incident
   * by its date (`incidents/2016`), or a streaming test (`streaming/bbc-iplayer/GB`).
   */
  readonly restsOn: Readonly<Record<string, string>>;
}

/** Returns the key of the fact that a reference names. */
export function referencedKey(reference: string): string {
  return reference.split('/')[0] ?? '';
}

/**
 * Returns the current value of a reference in the format of `restsOn`. Undefined if the facts have no such plan, incident
 * or test.
 */
export function referencedValue(provider: Provider, reference: string): string | undefined {
  const [key = '', ...item] = reference.split('/');
  const fact = factOf(provider, key);
  if (!isKnown(fact)) return item.length === 0 ? unknown : undefined;
  return item.length === 0 ? wholeValue(fact) : itemValue(fact, item);
}

/** Whether the facts still have every value for which the sentence was written. */
export function isCatchSupported({ restsOn }: Pick<WrittenCatch, 'restsOn'>, provider: Provider): boolean {
  return Object.entries(restsOn).every(([reference, is]) => referencedValue(provider, reference) === is);
}

function wholeValue(fact: KnownFact): string {
  if (fact.type === 'audits') return newestLogCheck(fact.value);
  const value = authoredValue(fact);
  if (value !== undefined) return value;
  return Array.isArray(fact.value) && fact.value.length === 0 ? 'none' : 'known';
}

/** Returns the newest check for logs and who can read its report, because readers want to know this about audits. */
function newestLogCheck(audits: readonly Audit[]): string {
  if (audits.length === 0) return 'none';
  const checks = audits.filter(({ kind }) => kind === 'inspection' || kind === 'assurance');
  const [newest] = checks.toSorted((a, b) => b.date.localeCompare(a.date, 'en'));
  if (!newest) return 'no check for logs';
  const { kind, date, dateInferred, reportPublic } = newest;
  const report = { true: 'public', false: 'closed', unknown: 'unknown' }[`${reportPublic}`];
  return `${kind} ${dateInferred ? 'undated' : date}, report ${report}`;
}

function itemValue(fact: KnownFact, item: readonly string[]): string | undefined {
  const [first, second] = item;
  if (fact.type === 'plans') {
    const plan = fact.value.find(({ id }) => id === first);
    return plan && planValue(plan);
  }
  if (fact.type === 'incidents') {
    const incident = fact.value.find(({ date }) => date === first);
    return incident && `${incident.harm}, ${incident.outcome}`;
  }
  if (fact.type === 'streaming') {
    const results = fact.value
      .filter(({ service, region }) => service === first && region === second)
      .map(({ result }) => result);
    return results.length === 0 ? undefined : [...new Set(results)].toSorted().join(', ');
  }
  return undefined;
}

function planValue(plan: Plan): string {
  const term = plan.months === undefined ? `${plan.days} days` : `${plan.months} months`;
  if (plan.renewal === 'none') return `${term}, nothing renews`;
  const jump = renewalJump(plan);
  return `${term}, ${jump === undefined ? 'renewal not published' : jumpSize(jump)}`;
}
