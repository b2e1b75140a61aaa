import { knownFact } from '#domain/provider/provider.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import type { IconName } from '#ui/icons/icon-table.ts';
import { type FactModel, selectFact } from './fact.ts';

export interface CardPlatforms {
  readonly label: string;
  readonly items: readonly { readonly icon: IconName; readonly label: string }[];
  /** The same in words, with its source and what to know of it. */
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

export function cardPlatforms(providerId: string, site: Language & SiteFacts): CardPlatforms {
  const { providers, vocabulary, locale } = site;
  const provider = providers.get(providerId);
  const fact = provider && knownFact(provider, key);
  const definition = definitionOf(key, vocabulary);
  const ids = fact?.value ?? [];
  return {
    label: definition?.label[locale] ?? key,
    items: ids.map((id) => ({
      icon: icons[id] ?? 'apps-grid',
      label: definition?.options[id]?.[locale] ?? id,
    })),
    fact: selectFact(providerId, key, site),
  };
}
