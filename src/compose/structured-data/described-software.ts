import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import { freshPlans } from '#evidence/price/price.ts';
import type { DescribedSoftware } from '#head/structured-data/articles.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Where an app may run without being made for an operating system. */
const notSystems = new Set(['chrome', 'firefox', 'router']);

/** A provider as machines are told of it: only what is known and fresh. */
export function describedSoftware(providerId: string, context: SiteContext): DescribedSoftware | undefined {
  const provider = context.providers.get(providerId);
  if (!provider) return undefined;
  const cheapest = cheapestPlan(freshPlans(providerId, context), comparedMonths, context.asOf);
  return {
    name: provider.name,
    website: provider.website,
    operatingSystems: operatingSystems(providerId, context),
    offer: cheapest && {
      plan: cheapest.plan.name,
      price: cheapest.plan.charged,
      currency: cheapest.plan.currency,
    },
  };
}

function operatingSystems(providerId: string, context: SiteContext): string[] {
  const { providers, vocabulary, locale } = context;
  const provider = providers.get(providerId);
  const fact = provider && knownFact(provider, 'platforms');
  if (!fact || factView(providerId, 'platforms', context).sign === 'stale') return [];
  const options = definitionOf('platforms', vocabulary)?.options ?? {};
  return fact.value.filter((id) => !notSystems.has(id)).map((id) => options[id]?.[locale] ?? id);
}
