import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import { hookValue } from '#browser/script-hooks.ts';
import type { IslandData } from './island.tsx';

/** Loads site data for an island. It is passed in, so that all islands fetch in the same way. */
export type LoadJson = <Data>(path: string) => Promise<Data>;

/** Hydrates the markup of apps/site/src/ui/island/island.tsx, with the same messages and data. */
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
