import type { Plan } from '#domain/price/plan.ts';
import { isKnown } from '#domain/provider/fact.ts';
import { factState } from '#domain/provider/fact-state.ts';
import { factOf } from '#domain/provider/provider.ts';
import type { BlockContext } from '../block-context.ts';

/** How long a stay is whose cost is compared, in months. */
export const comparedMonths = 36;

/** What a provider sells, as long as the prices are young enough to be believed. */
export function freshPlans(
  providerId: string,
  { providers, methodology, asOf }: BlockContext,
): readonly Plan[] {
  const provider = providers.get(providerId);
  const fact = provider && factOf(provider, 'prices');
  if (!fact || !isKnown(fact)) return [];
  const isFresh = factState(fact, { lifetime: methodology.lifetimes.prices ?? 'never' }, asOf) === 'fresh';
  return isFresh ? (fact.value as readonly Plan[]) : [];
}
