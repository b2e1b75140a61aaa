import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { feedTags, newsFeedTag } from '#head/feeds/feed.ts';
import type { HeadTag } from '#head/head-tag.ts';
import { type HeadWords, pageHead, type RobotsRule } from '#head/page-head.ts';
import type { PreviewPicture } from '#head/preview-tags.ts';
import { indexedAlternates } from '#page/indexed-alternates.ts';
import type { Page } from '#page/page.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { LocaleSite } from './locale-site.ts';
import { isReadable, kindOf, readableKindOf } from './page-kinds.ts';

/** Returns every page-specific tag in `<head>`, by the rules of the page's kind. */
export function composePageHead(
  page: Page,
  site: SiteConfig,
  t: Translator,
  picture?: PreviewPicture,
  { title, description }: Pick<HeadWords, 'title' | 'description'> = {
    title: kindOf(page).words.title(page, site, t),
    description: kindOf(page).words.description(page, site, t),
  },
): HeadTag[] {
  const { head } = kindOf(page);
  return pageHead(
    {
      locale: page.locale,
      title,
      description,
      robots: robotsOf(page, site),
      canonical: head.canonical(page, site),
      alternates: indexedAlternates(page, site.unindexedLocales).map(({ locale, path }) => ({
        locale,
        path: page.canonicalQuery === undefined ? path : path.split('?')[0] + page.canonicalQuery,
      })),
      socialCard: head.socialCard?.(page, site, t),
      picture,
    },
    site,
    t,
  );
}

/**
 * Returns the robots rule of a page. Crawlers may only follow the links of a page with a query, because its content is on
 * other pages too and its variants are unlimited. The same is true of pages in a language with few translations, which
 * repeat another page.
 */
export function robotsOf(
  page: Page,
  { indexable, unindexedLocales = [] }: Pick<SiteConfig, 'indexable' | 'unindexedLocales'>,
): RobotsRule {
  const { robots } = kindOf(page).head;
  if (!indexable) return 'noindex, nofollow';
  const isFollowedOnly = page.query !== undefined || unindexedLocales.includes(page.locale);
  return robots === 'index, follow' && isFollowedOnly ? 'noindex, follow' : robots;
}

/** Returns the feed links of a page; none if the page is not readable. */
export function composeFeedTags(page: Page, { frame, t, site }: LocaleSite): HeadTag[] {
  if (!isReadable(page)) return [];
  const { hasProviderFeed = false, hasNewsFeed = false, subjects } = readableKindOf(page).listing;
  const providers = hasProviderFeed ? subjects(page).map((id) => ({ id, name: providerName(id, site) })) : [];
  return [
    ...feedTags(page.locale, providers, frame.site, t),
    ...(hasNewsFeed ? [newsFeedTag(page.locale, frame.site, t)] : []),
  ];
}
