import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import type { IslandData } from '#blocks/island.tsx';

/** React takes over what src/blocks/island.tsx drew, with the same words and data. */
export function hydrateIsland<Props extends object>(place: HTMLElement, View: ComponentType<Props>): void {
  const { locale, messages, props } = JSON.parse(place.dataset.islandData ?? '{}') as IslandData<Props>;
  hydrateRoot(
    place,
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...props} />
    </IntlProvider>,
    { identifierPrefix: place.dataset.island ?? '' },
  );
}
