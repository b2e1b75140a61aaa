import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { compiledMessages } from '#i18n/compiled-messages.ts';
import type { Messages } from '#i18n/messages.ts';

/** What a browser needs to draw the same again: src/islands/hydrate-island.tsx reads it. */
export interface IslandData<Props> {
  readonly locale: LocaleCode;
  readonly messages: Record<string, unknown>;
  readonly props: Props;
}

interface IslandProps<Props> {
  /** Known to src/browser/islands/start-islands.ts. */
  readonly name: string;
  readonly view: ComponentType<Props>;
  /** Plain data: it travels in the page. */
  readonly props: Props;
  /** The parts of the messages that the view uses. */
  readonly words: readonly (keyof Messages)[];
}

/**
 * A part of the page that works as plain HTML and, once it is seen or touched, goes on as React in the browser. It is
 * drawn as a root of its own, because a page as a whole carries none of the marks that React needs to take over.
 */
export function Island<Props extends object>({ name, view: View, props, words }: IslandProps<Props>) {
  const locale = useLocale();
  const messages = useMessages();
  const html = renderToString(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...props} />
    </IntlProvider>,
    { identifierPrefix: name },
  );
  const own = Object.fromEntries(words.map((key) => [key, messages[key]]));
  const data: IslandData<Props> = { locale, messages: compiledMessages(own), props };
  return (
    <div
      data-island={name}
      data-island-data={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a moment ago.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
