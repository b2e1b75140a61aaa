import type { Node } from '@markdoc/markdoc';
import { cheapestPlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import type { DescribedSoftware, ReviewSummary } from '#head/structured-data/review.ts';
import { freshPlans } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { plainProsAndCons } from '#views/review/good-and-bad/good-and-bad-model.ts';

/** Platforms that are not operating systems. */
const notSystems = new Set(['chrome', 'firefox', 'router']);

/** Describes a provider for structured data, only with facts that are known and fresh. */
export function describedSoftware(providerId: string, context: SiteContext): DescribedSoftware | undefined {
  const provider = context.providers.get(providerId);
  if (!provider) return undefined;
  const cheapest = cheapestPlan(freshPlans(providerId, context), comparedMonths, context.asOf);
  return {
    name: provider.name,
    website: provider.website,
    operatingSystems: operatingSystems(providerId, context),
    offer: cheapest && describedOffer(cheapest.plan),
  };
}

/** Returns the provider's own price, without the tax that we add. */
function describedOffer({
  name,
  charged,
  addedTax,
  currency,
  market,
  tax,
}: Plan): DescribedSoftware['offer'] {
  return {
    plan: name,
    price: addedTax?.before ?? charged,
    currency,
    market,
    taxIncluded: tax === 'unknown' ? undefined : tax === 'included',
  };
}

function operatingSystems(providerId: string, context: SiteContext): string[] {
  const { providers, vocabulary, locale } = context;
  const provider = providers.get(providerId);
  const fact = provider && knownFact(provider, 'platforms');
  if (!fact || factView(providerId, 'platforms', context).stale !== undefined) return [];
  const options = definitionOf('platforms', vocabulary)?.options ?? {};
  return fact.value.filter((id) => !notSystems.has(id)).map((id) => options[id]?.[locale] ?? id);
}

/**
 * Returns a provider's overall score (undefined if it is not ranked), with the pros and cons of its review. Undefined for
 * providers that structured data cannot describe.
 */
export function reviewSummaryOf(
  providerId: string,
  review: Node | undefined,
  context: SiteContext,
): ReviewSummary | undefined {
  const software = describedSoftware(providerId, context);
  if (!software) return undefined;
  const { ranked } = context.ranking('overall').ranking;
  const score = ranked.find((entry) => entry.score.provider === providerId)?.score;
  const { good, bad } = plainProsAndCons(providerId, review, context);
  return {
    software,
    score: score?.value === undefined ? undefined : { value: score.value, best: fullScore },
    good,
    bad,
  };
}
