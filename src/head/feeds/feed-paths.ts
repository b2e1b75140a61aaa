import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';

/** Where the feeds of a language are. */
export function feedPaths(locale: LocaleCode): { atom: string; rss: string; json: string } {
  return {
    atom: localizedPath(locale, 'feed.xml'),
    rss: localizedPath(locale, 'rss.xml'),
    json: localizedPath(locale, 'feed.json'),
  };
}

/** Where the changes of one provider's facts are told. */
export function providerFeedPath(locale: LocaleCode, provider: string): string {
  return localizedPath(locale, `feeds/${provider}.xml`);
}
