import { compiledMessages } from '@vpn-site/core/i18n/compiled-messages.ts';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from 'use-intl';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** What a browser needs to draw the same again: apps/site/src/ui/island/hydrate-island.tsx reads it. */
export interface IslandData<Props> {
  readonly locale: Locale;
  readonly messages: Record<string, unknown>;
  readonly props: Props;
}

interface IslandProps<Props, Fetched> {
  /** Known to apps/site/src/ui/island/island.client.ts. */
  readonly name: string;
  readonly view: ComponentType<Props & Fetched>;
  /** Plain data: it travels in the page. */
  readonly props: Props;
  /** The parts of the messages that the view uses. */
  readonly words: readonly (keyof Messages)[];
  /** Props that are too much for the page: the build has written them to this file, and a browser fetches it. */
  readonly file?: { readonly path: string; readonly props: Fetched } | undefined;
  /** The names of this tool in the query of an address: where one is there, it does not wait to be seen. */
  readonly queryNames?: readonly string[];
}

/**
 * A part of the page that works as plain HTML and, once it is seen or touched, goes on as React in the browser. It is
 * drawn as a root of its own, because a page as a whole carries none of the marks that React needs to take over.
 */
export function Island<Props extends object, Fetched extends object = object>(
  island: IslandProps<Props, Fetched>,
) {
  const { name, view: View, props, words, file, queryNames = [] } = island;
  const locale = useLocale();
  const messages = useMessages();
  const html = renderToString(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...({ ...props, ...file?.props } as Props & Fetched)} />
    </IntlProvider>,
    { identifierPrefix: name },
  );
  const own = Object.fromEntries(words.map((key) => [key, messages[key]]));
  const data: IslandData<Props> = { locale, messages: compiledMessages(own), props };
  return (
    <div
      {...hooks({
        'data-island': name,
        'data-island-data': JSON.stringify(data),
        'data-island-file': file?.path,
        'data-island-answers': queryNames.join(' ') || undefined,
      })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a moment ago.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
