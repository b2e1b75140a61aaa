import type { Day } from '@vpn-site/core/day/day.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { feedPaths, newsFeedPath, providerFeedPath } from '@vpn-site/core/route/feed-address.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { HeadTag } from '../head-tag.ts';

export interface FeedEntry {
  /** A permanent id. It does not change if the page moves. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  /** The publication day, if the author set it. */
  readonly published?: Day | undefined;
  readonly updated: Day;
}

export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  /** The page to which the feed belongs. */
  readonly homeUrl: string;
  /** The entries, newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Returns the day of the newest entry. A feed changes only if an entry does, not with every build. */
export function feedUpdated({ entries }: Feed): Day | undefined {
  return entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
}

/** Adds a time of day, because the formats require one. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The year in the ids (RFC 4151). It must never change. */
const idYear = 2026;

/** Returns a permanent id, because the address of a page may change. */
export function feedId(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${idYear}:${name}`;
}

/** Returns the feed links of a page: to the feeds of its language, and of the providers that it is about. */
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

/** Returns the link to the news feed, for news pages only. */
export function newsFeedTag(locale: LocaleCode, site: SiteConfig, t: Translator): HeadTag {
  return feedTag('application/atom+xml', t('feeds.news', { name: site.name }), newsFeedPath(locale), site);
}

function feedTag(type: string, title: string, path: string, site: SiteConfig): HeadTag {
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type, title, href: new URL(path, site.url).href },
  };
}
