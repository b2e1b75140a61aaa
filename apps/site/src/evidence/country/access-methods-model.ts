import { type Country, factsOfKind } from '@vpn-site/core/country/country.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';
import { rankedForTravel } from './named-model.ts';

export interface AccessMethodModel extends CountryFactView {
  /** The kind of the method, such as app-file. */
  readonly how: string;
  readonly address: string | undefined;
  readonly says: string;
}

/** Access methods of one provider: ways to reach it where its site is blocked. */
export interface ProviderAccessModel {
  readonly badge: ProviderBadge;
  readonly review: string | undefined;
  readonly methods: readonly AccessMethodModel[];
}

/** Returns the access methods by provider. Providers are in the order of the travel ranking. */
export function providerAccessModels(country: Country, site: SiteContext): ProviderAccessModel[] {
  const methods = Map.groupBy(factsOfKind(country, 'way-in'), ({ value }) => value.provider);
  return rankedForTravel(site).flatMap((provider) => {
    const facts = methods.get(provider);
    if (!facts) return [];
    return [
      {
        badge: providerBadge(provider, site),
        review: site.reviewPath(provider),
        methods: facts.map((fact) => ({
          ...countryFactView(country, fact, site),
          how: fact.value.how,
          address: fact.value.address,
          says: fact.value.says[site.locale],
        })),
      },
    ];
  });
}
