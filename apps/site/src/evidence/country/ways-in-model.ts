import { type Country, factsOfKind } from '@vpn-site/core/country/country.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';
import { type Face, faceOf } from '../mark/face.ts';
import { rankedForTravel } from './named-model.ts';

export interface WayInModel extends CountryFactView {
  readonly address: string | undefined;
  readonly says: string;
}

/** The access methods of one provider where its site is blocked. */
export interface WaysInModel {
  readonly face: Face;
  readonly review: string | undefined;
  readonly ways: readonly WayInModel[];
}

/** Returns access methods by provider, best for travel first. */
export function waysInModels(country: Country, site: SiteContext): WaysInModel[] {
  const ways = Map.groupBy(factsOfKind(country, 'way-in'), ({ value }) => value.provider);
  return rankedForTravel(site).flatMap((provider) => {
    const facts = ways.get(provider);
    if (!facts) return [];
    return [
      {
        face: faceOf(provider, site),
        review: site.reviewPath(provider),
        ways: facts.map((fact) => ({
          ...countryFactView(country, fact, site),
          address: fact.value.address,
          says: fact.value.says[site.locale],
        })),
      },
    ];
  });
}
