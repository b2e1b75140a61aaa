import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import type { IslandData } from './island.tsx';

/** How an island gets data of the site; scripts hand it over, so that all of them ask the same way. */
export type LoadJson = <Data>(path: string) => Promise<Data>;

/** React takes over what src/ui/island/island.tsx drew, with the same words and data. */
export async function hydrateIsland<Props extends object>(
  place: HTMLElement,
  View: ComponentType<Props>,
  loadJson: LoadJson,
): Promise<void> {
  const { islandData = '{}', islandFile } = place.dataset;
  const { locale, messages, props } = JSON.parse(islandData) as IslandData<Props>;
  const fetched: Partial<Props> = islandFile === undefined ? {} : await loadJson(islandFile);
  hydrateRoot(
    place,
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...props} {...fetched} />
    </IntlProvider>,
    { identifierPrefix: place.dataset.island ?? '' },
  );
}
