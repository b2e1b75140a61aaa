import { formatList } from '@vpn-site/core/i18n/formats.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { everyScore } from '@vpn-site/core/scoring/rank.ts';
import type { Language, SiteFacts } from './site-context.ts';

type Providers = Pick<SiteFacts, 'providers' | 'formerProviders'>;

/** A provider that is there, or that was. */
export function findProvider(id: string, { providers, formerProviders }: Providers): Provider | undefined {
  return providers.get(id) ?? formerProviders.get(id);
}

/** The site for a text of its own about a provider that is no longer there, which may name it as if it were. */
export function withFormer<S extends Providers>(id: string, site: S): S {
  const former = site.formerProviders.get(id);
  return former ? { ...site, providers: new Map([...site.providers, [id, former]]) } : site;
}

/** Throws for an unknown id: the checks of the catalog let none through, so one here is a mistake in code. */
export function providerById(id: string, site: Providers): Provider {
  const provider = findProvider(id, site);
  if (!provider) throw new Error(`There is no provider "${id}".`);
  return provider;
}

/** What people call a provider. */
export function providerName(id: string, site: Providers): string {
  return providerById(id, site).name;
}

/** "Mullvad, Proton VPN and IVPN". */
export function nameList(ids: readonly string[], site: Providers & Pick<Language, 'locale'>): string {
  return formatList(
    ids.map((id) => providerName(id, site)),
    site.locale,
  );
}

/** All providers in the order of a list; those that it does not rank come after it. */
export function providersByScore(profile: string, { ranking, providers }: SiteFacts): Provider[] {
  return everyScore(ranking(profile).ranking).flatMap(({ provider }) => providers.get(provider) ?? []);
}
