import { byAlphabet, capitalized, optionName } from '@vpn-site/core/i18n/formats.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type FactModel, selectFact } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { IconName } from '#ui/icons/icon-table.ts';

export interface ListedPlatforms {
  readonly items: readonly { readonly icon: IconName; readonly label: string }[];
  /** The same platforms as text, with its source and caveats. */
  readonly fact: FactModel;
}

const key = 'platforms';

const icons: Readonly<Record<string, IconName>> = {
  windows: 'windows',
  macos: 'apple',
  ios: 'apple',
  linux: 'linux',
  android: 'android',
  'android-tv': 'tv',
  'fire-tv': 'fire-tv',
  'apple-tv': 'apple-tv',
  chrome: 'chrome',
  firefox: 'firefox',
  router: 'router',
};

export function listedPlatforms(providerId: string, site: SiteContext): ListedPlatforms {
  const { providers, vocabulary, locale } = site;
  const provider = providers.get(providerId);
  const fact = provider && knownFact(provider, key);
  const definition = definitionOf(key, vocabulary);
  const ids = fact?.value ?? [];
  return {
    items: ids
      .map((id) => ({
        icon: icons[id] ?? 'apps-grid',
        label: capitalized(optionName(id, definition, locale), locale),
      }))
      .toSorted((a, b) => byAlphabet(a.label, b.label, locale)),
    fact: selectFact(providerId, key, site),
  };
}
