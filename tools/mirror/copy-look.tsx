import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { loadCatalog } from '#catalog/catalog.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { siteHost } from '#domain/outbound/site-host.ts';
import { formatDay } from '#i18n/format-day.ts';
import { translator } from '#i18n/translator.ts';
import { CopyNotice } from '#ui/layout/copy-notice.tsx';
import sheet from '#ui/styles/mirror.css?raw';
import type { CopyWords } from './mirror-page.ts';

/** How a copy says that it is one. */
export interface CopyLook {
  readonly sheet: string;
  readonly words: (path: string) => CopyWords;
}

/** In the words and with the parts of the project at `root`, for a build of `siteUrl` that shows this day. */
export function copyLook(root: string, siteUrl: string, day: string): CopyLook {
  const catalog = loadCatalog(root);
  const host = siteHost(siteUrl);
  const messages = new Map(localeCodes.map((locale) => [locale, messagesOf(catalog, locale)]));
  const words = (path: string): CopyWords => {
    const { locale } = parseLocalizedPath(path);
    const ours = messages.get(locale);
    if (!ours) throw new Error(`There are no messages in "${locale}".`);
    const notice = (
      <IntlProvider locale={locale} messages={ours} timeZone="UTC">
        <CopyNotice
          host={host}
          original={new URL(path, siteUrl).href}
          day={{ day, words: formatDay(day, locale) }}
        />
      </IntlProvider>
    );
    return {
      notice: renderToStaticMarkup(notice),
      opensOriginal: translator(locale, ours)('mirror.opens', { host }),
    };
  };
  return { sheet, words };
}
