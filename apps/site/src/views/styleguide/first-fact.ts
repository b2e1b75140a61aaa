import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactView, factView } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';

/**
 * Returns the first fact on the site for which `isCase` is true, if any. Examples are not found by provider name, because
 * providers can be removed.
 */
export function firstFact(site: SiteContext, isCase: (fact: FactView) => boolean): FactView | undefined {
  for (const provider of site.providers.keys()) {
    for (const { key } of allDefinitions(site.vocabulary)) {
      const fact = factView(provider, key, site);
      if (isCase(fact)) return fact;
    }
  }
  return undefined;
}
