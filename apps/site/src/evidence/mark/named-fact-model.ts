import type { FactContext } from '#site/site-context.ts';
import { type FactModel, selectFact } from '../fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from './provider-badge.ts';

/** A provider in a list of providers with the same fact, and its source for that fact. */
export interface NamedFactView extends Pick<FactModel, 'caveats' | 'source'> {
  readonly badge: ProviderBadge;
}

export function namedFact(providerId: string, key: string, site: FactContext): NamedFactView {
  const { caveats, source } = selectFact(providerId, key, site);
  return { badge: providerBadge(providerId, site), caveats, source };
}
