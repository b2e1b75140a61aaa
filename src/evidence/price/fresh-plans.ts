import type { Plan } from '#domain/price/plan.ts';
import { freshValue } from '#domain/provider/provider.ts';
import type { SiteContext } from '#site/site-context.ts';

/** How long a stay is whose cost is compared, in months. */
export const comparedMonths = 36;

/** What a provider sells, as long as the prices are young enough to be believed. */
export function freshPlans(
  providerId: string,
  { providers, methodology, asOf }: SiteContext,
): readonly Plan[] {
  const provider = providers.get(providerId);
  if (!provider) return [];
  return freshValue(provider, 'prices', methodology.lifetimes, asOf) ?? [];
}
