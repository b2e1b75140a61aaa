import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { hookValue } from '#browser/script-hooks.ts';
import type { IslandData } from './island.tsx';

/** How an island gets data of the site; scripts hand it over, so that all of them ask the same way. */
export type LoadJson = <Data>(path: string) => Promise<Data>;

/** React takes over what apps/site/src/ui/island/island.tsx drew, with the same words and data. */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  View: ComponentType<Props>,
  loadJson: LoadJson,
): Promise<void> {
  const islandData = hookValue(element, 'data-island-data') ?? '{}';
  const islandFile = hookValue(element, 'data-island-file');
  const { locale, messages, props } = JSON.parse(islandData) as IslandData<Props>;
  const fetched: Partial<Props> = islandFile === undefined ? {} : await loadJson(islandFile);
  hydrateRoot(
    element,
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...props} {...fetched} />
    </IntlProvider>,
    { identifierPrefix: hookValue(element, 'data-island') ?? '' },
  );
}
