import type { Day } from '../day/day.ts';
import { isKnown } from './fact.ts';
import { factState } from './fact-state.ts';
import type { FactValue } from './fact-value.ts';
import { factOf, type Provider } from './provider.ts';
import type { FactDefinition } from './vocabulary.ts';

/** What a fact says while it is young enough to be believed; undefined where nobody says or it is too old. */
export function freshValue(
  provider: Provider,
  key: string,
  lifetimes: Readonly<Record<string, FactDefinition['lifetime']>>,
  asOf: Day,
): FactValue | undefined {
  const fact = factOf(provider, key);
  if (!isKnown(fact)) return undefined;
  const isFresh = factState(fact, { lifetime: lifetimes[key] ?? 'never' }, asOf) === 'fresh';
  return isFresh ? fact.value : undefined;
}
