import { messagesByLocale, readMessageFiles } from '@vpn-site/content/message-files.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { addNoBreakSpacesToMessages } from '@vpn-site/core/i18n/no-break-messages.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { hostWithoutWww } from '@vpn-site/core/outbound/destination.ts';
import sheet from '@vpn-site/site/layout/copy-notice/copy-notice.css?raw';
import { CopyNotice } from '@vpn-site/site/layout/copy-notice/copy-notice.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import type { CopyWords } from './mirror-page.ts';

/** The notice and the style sheet that tell readers that they see a copy. */
export interface MirrorChrome {
  readonly sheet: string;
  readonly words: (path: string) => CopyWords;
}

/** Returns the notice with the messages of the project at `root`, for a build of `siteUrl` with facts as of this day. */
export function mirrorChrome(root: string, siteUrl: string, day: string): MirrorChrome {
  const host = hostWithoutWww(siteUrl);
  const all = messagesByLocale(readMessageFiles(root));
  const words = (path: string): CopyWords => {
    const { locale } = parseLocalizedPath(path);
    const ours = all.get(locale) as Messages | undefined;
    if (!ours) throw new Error(`There are no messages in "${locale}".`);
    // Only the mirror messages, because the whole tree is large and there are many pages.
    const messages = addNoBreakSpacesToMessages({ mirror: ours.mirror }, locale) as Messages;
    const notice = (
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <CopyNotice
          host={host}
          original={new URL(path, siteUrl).href}
          day={{ day, words: formatDay(day, locale) }}
        />
      </IntlProvider>
    );
    return {
      notice: renderToStaticMarkup(notice),
      opensOriginal: translator(locale, messages)('mirror.opens', { host }),
    };
  };
  return { sheet, words };
}
