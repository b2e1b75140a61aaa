import type { LocaleCode } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';
import { newsListPath } from './news-address.ts';

export function feedPaths(locale: LocaleCode): { atom: string; rss: string; json: string } {
  return {
    atom: localizedPath(locale, 'feed.xml'),
    rss: localizedPath(locale, 'rss.xml'),
    json: localizedPath(locale, 'feed.json'),
  };
}

/** Returns the path of the feed with changes in one provider's facts. */
export function providerFeedPath(locale: LocaleCode, provider: string): string {
  return localizedPath(locale, `feeds/${provider}.xml`);
}

/** Returns the path of the news feed of a language. The feed exists only if there is news. */
export function newsFeedPath(locale: LocaleCode): string {
  return `${newsListPath(locale)}/feed.xml`;
}
