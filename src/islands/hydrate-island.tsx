import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl/react';
import type { IslandData } from '#blocks/island.tsx';

/** React takes over what src/blocks/island.tsx drew, with the same words and data. */
export async function hydrateIsland<Props extends object>(
  place: HTMLElement,
  View: ComponentType<Props>,
): Promise<void> {
  const { islandData = '{}', islandFile } = place.dataset;
  const { locale, messages, props } = JSON.parse(islandData) as IslandData<Props>;
  const fetched: Partial<Props> = islandFile === undefined ? {} : await fetchedProps(islandFile);
  hydrateRoot(
    place,
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...props} {...fetched} />
    </IntlProvider>,
    { identifierPrefix: place.dataset.island ?? '' },
  );
}

async function fetchedProps<Props>(file: string): Promise<Partial<Props>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  return answer.json() as Promise<Partial<Props>>;
}
