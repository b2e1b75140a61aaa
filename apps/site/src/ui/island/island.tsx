import { compiledMessages } from '@vpn-site/core/i18n/compiled-messages.ts';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from 'use-intl';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** The data with which a browser renders the island again; apps/site/src/ui/island/hydrate-island.tsx reads it. */
export interface IslandData<Props> {
  readonly locale: Locale;
  readonly messages: Record<string, unknown>;
  readonly props: Props;
}

interface IslandProps<Props, Fetched> {
  /** The name used by apps/site/src/ui/island/island.client.ts. */
  readonly name: string;
  readonly view: ComponentType<Props & Fetched>;
  /** Plain data, because it is serialized into the page. */
  readonly props: Props;
  /** The message namespaces that the view uses. */
  readonly words: readonly (keyof Messages)[];
  /** Props that are too large for the page. The build writes them to this file, and the browser fetches it. */
  readonly file?: { readonly path: string; readonly props: Fetched } | undefined;
  /** Query parameters of this tool. If the URL has one, the island is hydrated at once. */
  readonly queryNames?: readonly string[];
}

/**
 * A part of the page that works as plain HTML and that React makes interactive when it is in view or used. It is rendered
 * as a separate root, because the page around it does not have the markup that hydration needs.
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
