import type { Day } from '../day/day.ts';
import { isKnown, type TypedValue } from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { auditSummary } from '../provider/record-summaries.ts';
import type { Methodology } from '../scoring/methodology.ts';

/** The ids that messages and addresses use. */
type MustHaveId =
  | 'no-logs'
  | 'audited'
  | 'ram-only-servers'
  | 'kill-switch'
  | 'anonymous-payment'
  | 'port-forwarding'
  | 'router'
  | 'free-plan';

/** A requirement that a reader may set: a fact, and which answer meets it. */
export interface MustHave {
  readonly id: string;
  /** The vocabulary key of the fact that decides it. */
  readonly key: string;
  readonly rule: MustHaveRule;
}

export type MustHaveRule =
  /** The fact's answer is yes. */
  | { readonly name: 'yes' }
  /** The list has at least one item. */
  | { readonly name: 'some' }
  | { readonly name: 'one-of'; readonly options: readonly string[] }
  /** The list has all of these options. If it has only some of them, the answer is partial. */
  | { readonly name: 'all-of'; readonly options: readonly string[] };

/** Must-haves in display order. */
export const mustHaves: readonly (MustHave & { readonly id: MustHaveId })[] = [
  { id: 'no-logs', key: 'logging', rule: { name: 'one-of', options: ['none'] } },
  { id: 'audited', key: 'audits', rule: { name: 'some' } },
  { id: 'ram-only-servers', key: 'server-storage', rule: { name: 'one-of', options: ['ram-only'] } },
  {
    id: 'kill-switch',
    key: 'kill-switch',
    rule: { name: 'all-of', options: ['windows', 'macos', 'linux', 'android', 'ios'] },
  },
  { id: 'anonymous-payment', key: 'payment-methods', rule: { name: 'one-of', options: ['cash', 'monero'] } },
  { id: 'port-forwarding', key: 'port-forwarding', rule: { name: 'yes' } },
  { id: 'router', key: 'platforms', rule: { name: 'one-of', options: ['router'] } },
  { id: 'free-plan', key: 'free-plan', rule: { name: 'yes' } },
];

/**
 * The answer of a provider's facts to a must-have. Only a fresh yes meets it; any other answer is the reason why the
 * provider is excluded.
 */
export type MustHaveAnswer = 'yes' | 'partial' | 'no' | 'unknown' | 'stale';

export function mustHaveAnswer(
  provider: Provider,
  { key, rule }: MustHave,
  { lifetimes }: Pick<Methodology, 'lifetimes'>,
  asOf: Day,
): MustHaveAnswer {
  const fact = factOf(provider, key);
  const state = factState(fact, { lifetime: lifetimes[key] ?? 'never' }, asOf);
  if (state !== 'fresh' || !isKnown(fact)) return state === 'stale' ? 'stale' : 'unknown';
  return ruleAnswer(fact, rule);
}

function ruleAnswer(fact: TypedValue, rule: MustHaveRule): MustHaveAnswer {
  switch (rule.name) {
    case 'yes':
      return plainAnswer(fact);
    case 'some':
      return fact.type === 'audits' && auditSummary(fact.value).count > 0 ? 'yes' : 'no';
    case 'one-of':
      return matchingOptions(fact, rule.options).length > 0 ? 'yes' : 'no';
    case 'all-of': {
      const matched = matchingOptions(fact, rule.options).length;
      if (matched === rule.options.length) return 'yes';
      return matched > 0 ? 'partial' : 'no';
    }
  }
}

function plainAnswer(fact: TypedValue): MustHaveAnswer {
  if (fact.type === 'free-plan') return fact.value.available ? 'yes' : 'no';
  if (fact.type !== 'yes-no') return 'no';
  if (fact.value === 'partial') return 'partial';
  return fact.value ? 'yes' : 'no';
}

/**
 * Returns those of the options that the fact's value equals or contains; none if the fact is not a choice or a list of
 * choices.
 */
function matchingOptions(fact: TypedValue, options: readonly string[]): string[] {
  if (fact.type === 'choice') return options.filter((option) => option === fact.value);
  const isList = fact.type === 'choice-list' || fact.type === 'platform-list';
  return isList ? options.filter((option) => fact.value.includes(option)) : [];
}
