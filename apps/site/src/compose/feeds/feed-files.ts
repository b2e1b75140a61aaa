import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { feedPaths, newsFeedPath, providerFeedPath } from '@vpn-site/core/route/feed-address.ts';
import type { Feed } from '#head/feeds/feed.ts';
import { atomFeed, jsonFeed, rssFeed } from '#head/feeds/feed-formats.ts';
import { composeLocaleSite } from '../locale-site.ts';
import { newsFeed } from './news-feed.ts';
import { pageFeed } from './page-feed.ts';
import { providerFeed } from './provider-feed.ts';

export interface FeedFile {
  /** The path relative to the site root. */
  readonly path: string;
  readonly text: string;
}

/** Returns every feed in every language. */
export function feedFiles(catalog: Catalog, siteUrl: string, asOf: Day): FeedFile[] {
  const written = (path: string, feed: Feed, write: (feed: Feed, selfUrl: string) => string): FeedFile => ({
    path,
    text: write(feed, new URL(path, siteUrl).href),
  });
  const { providers, formerProviders } = catalog.facts;
  return localeCodes.flatMap((locale) => {
    const site = composeLocaleSite(catalog, locale, siteUrl, asOf);
    const paths = feedPaths(locale);
    const pages = pageFeed(catalog, site);
    return [
      written(paths.atom, pages, atomFeed),
      written(paths.rss, pages, rssFeed),
      written(paths.json, pages, jsonFeed),
      ...newsFeed(catalog, site).map((news) => written(newsFeedPath(locale), news, atomFeed)),
      ...[...providers, ...formerProviders].map((provider) =>
        written(providerFeedPath(locale, provider.id), providerFeed(provider, site), atomFeed),
      ),
    ];
  });
}
