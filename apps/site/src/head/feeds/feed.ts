import type { Day } from '@vpn-site/core/day/day.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { newsListPath } from '@vpn-site/core/route/news-address.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { HeadTag } from '../head-tag.ts';

export interface FeedEntry {
  /** Never changes, wherever the page moves. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  /** Where somebody wrote it down. */
  readonly published?: Day | undefined;
  readonly updated: Day;
}

/** What all formats are written from. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  /** The page that the feed accompanies. */
  readonly homeUrl: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** The day of the newest entry: a feed changes when something in it does, never with a build. */
export function feedUpdated({ entries }: Feed): Day | undefined {
  return entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
}

/** Days have no time of day; formats want one. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The year in which this site began to name things so; RFC 4151 wants one, and it must never change. */
const since = 2026;

/** A name that stays the same when an address changes. Addresses are not: a page may move. */
export function feedId(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${since}:${name}`;
}

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

/** Where the news of a language are told, as long as there are any. */
export function newsFeedPath(locale: LocaleCode): string {
  return `${newsListPath(locale)}/feed.xml`;
}

/** What feed readers look for in a page: the feeds of its language, and those of the providers that are its subject. */
export function feedTags(
  locale: LocaleCode,
  providers: readonly { readonly id: string; readonly name: string }[],
  site: SiteConfig,
  t: Translator,
): HeadTag[] {
  const { atom, rss, json } = feedPaths(locale);
  const title = t('feeds.pages', { name: site.name });
  return [
    feedTag('application/atom+xml', title, atom, site),
    feedTag('application/rss+xml', title, rss, site),
    feedTag('application/feed+json', title, json, site),
    ...providers.map(({ id, name }) => {
      const path = providerFeedPath(locale, id);
      return feedTag('application/atom+xml', t('feeds.provider', { provider: name }), path, site);
    }),
  ];
}

/** The same for news, on their own pages alone. */
export function newsFeedTag(locale: LocaleCode, site: SiteConfig, t: Translator): HeadTag {
  return feedTag('application/atom+xml', t('feeds.news', { name: site.name }), newsFeedPath(locale), site);
}

function feedTag(type: string, title: string, path: string, site: SiteConfig): HeadTag {
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type, title, href: new URL(path, site.url).href },
  };
}
