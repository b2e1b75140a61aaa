import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { publishedSources } from '@vpn-site/core/provider/source-words.ts';
import { type WrittenProvider, writtenProvider } from '@vpn-site/core/provider/written-provider.ts';

/** The content of providers.json. */
export interface PublishedProviders {
  readonly asOf: Day;
  readonly providers: readonly WrittenProvider[];
  /**
   * Providers that closed or merged, with their `status` and their last checked facts. They have no score and are in no
   * table.
   */
  readonly former: readonly WrittenProvider[];
}

export function publishedProviders({ facts }: Pick<Catalog, 'facts'>, asOf: Day): PublishedProviders {
  const published = (provider: Provider) => ({
    ...writtenProvider(provider),
    sources: publishedSources(provider.sources, facts.evidence),
  });
  return {
    asOf,
    providers: facts.providers.map(published),
    former: facts.formerProviders.map(published),
  };
}
