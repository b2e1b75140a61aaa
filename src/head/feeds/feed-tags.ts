import type { ReadablePage } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/translator.ts';
import type { HeadTag } from '../head-tag.ts';
import { feedPaths, providerFeedPath } from './feed-paths.ts';

/** What feed readers look for in a page: the feeds of its language, and on a review that of its provider. */
export function feedTags(
  page: ReadablePage,
  providerName: (id: string) => string,
  site: SiteConfig,
  t: Translator,
): HeadTag[] {
  const { atom, rss, json } = feedPaths(page.locale);
  const title = t('feeds.pages', { name: site.name });
  const link = (type: string, name: string, path: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', type, title: name, href: new URL(path, site.url).href },
  });
  const shared = [
    link('application/atom+xml', title, atom),
    link('application/rss+xml', title, rss),
    link('application/feed+json', title, json),
  ];
  if (page.kind !== 'review') return shared;
  const ownTitle = t('feeds.provider', { provider: providerName(page.provider) });
  const own = providerFeedPath(page.locale, page.provider);
  return [...shared, link('application/atom+xml', ownTitle, own)];
}
