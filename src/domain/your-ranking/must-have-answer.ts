import { auditSummary } from '../comparison/audit-summary.ts';
import type { Day } from '../day/day.ts';
import { isKnown, type TypedValue } from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { MustHave, MustHaveRule } from './must-haves.ts';

/** Only a yes that is young enough lets a provider through; everything else says what is in the way. */
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
      return holding(fact, rule.options).length > 0 ? 'yes' : 'no';
    case 'all-of': {
      const held = holding(fact, rule.options).length;
      if (held === rule.options.length) return 'yes';
      return held > 0 ? 'partial' : 'no';
    }
  }
}

function plainAnswer(fact: TypedValue): MustHaveAnswer {
  if (fact.type === 'free-plan') return fact.value.available ? 'yes' : 'no';
  if (fact.type !== 'yes-no') return 'no';
  if (fact.value === 'partial') return 'partial';
  return fact.value ? 'yes' : 'no';
}

/** Which of the options a choice, or a list of them, holds. */
function holding(fact: TypedValue, options: readonly string[]): string[] {
  if (fact.type === 'choice') return options.filter((option) => option === fact.value);
  const isList = fact.type === 'choice-list' || fact.type === 'platform-list';
  return isList ? options.filter((option) => fact.value.includes(option)) : [];
}
