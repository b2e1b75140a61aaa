import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import type { Language, SiteFacts } from './site-context.ts';

type Providers = Pick<SiteFacts, 'providers' | 'formerProviders'>;

/** Returns a current or former provider; undefined if there is none of this id. */
export function findProvider(id: string, { providers, formerProviders }: Providers): Provider | undefined {
  return providers.get(id) ?? formerProviders.get(id);
}

/** Returns the site for a text about a former provider, in which the text may refer to it like to a current one. */
export function withFormer<S extends Providers>(id: string, site: S): S {
  const former = site.formerProviders.get(id);
  return former ? { ...site, providers: new Map([...site.providers, [id, former]]) } : site;
}

/**
 * Returns a current or former provider. Throws for an unknown id, which is a bug, because the catalog checks reject unknown
 * ids.
 */
export function providerById(id: string, site: Providers): Provider {
  const provider = findProvider(id, site);
  if (!provider) throw new Error(`There is no provider "${id}".`);
  return provider;
}

export function providerName(id: string, site: Providers): string {
  return providerById(id, site).name;
}

/** Formats names as a list: "Mullvad, Proton VPN and IVPN". */
export function nameList(ids: readonly string[], site: Providers & Pick<Language, 'locale'>): string {
  return formatList(
    ids.map((id) => providerName(id, site)),
    site.locale,
  );
}

/** Returns all providers in ranking order, unranked ones last. */
export function providersByScore(profile: string, { ranking, providers }: SiteFacts): Provider[] {
  return allScores(ranking(profile).ranking).flatMap(({ provider }) => providers.get(provider) ?? []);
}
