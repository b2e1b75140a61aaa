import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { feedTags, newsFeedTag } from '#head/feeds/feed.ts';
import type { HeadTag } from '#head/head-tag.ts';
import { pageHead, type RobotsRule } from '#head/page-head.ts';
import type { PreviewPicture } from '#head/preview-tags.ts';
import { indexedAlternates } from '#page/indexed-alternates.ts';
import type { Page } from '#page/page.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { LocaleSite } from './locale-site.ts';
import { isReadable, kindOf, readableKindOf } from './page-kinds.ts';

/** Every tag in `<head>` that speaks of a page, by the rules of its kind. */
export function composePageHead(
  page: Page,
  site: SiteConfig,
  t: Translator,
  picture?: PreviewPicture,
): HeadTag[] {
  const { head, words } = kindOf(page);
  return pageHead(
    {
      locale: page.locale,
      title: words.title(page, site, t),
      description: words.description(page, site, t),
      robots: robotsOf(page, site),
      canonical: head.canonical(page, site),
      alternates: indexedAlternates(page, site.unindexedLocales),
      socialCard: head.socialCard?.(page, site, t),
      picture,
    },
    site,
    t,
  );
}

/**
 * What a page says to a query holds nothing of its own, and queries are without number; a page of a language that is
 * hardly translated holds what another says already: crawlers follow their links only.
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

/** The feeds that a page names; pages that nobody looks for name none. */
export function composeFeedTags(page: Page, { frame, t, site }: LocaleSite): HeadTag[] {
  if (!isReadable(page)) return [];
  const { hasProviderFeed = false, hasNewsFeed = false, subjects } = readableKindOf(page).listing;
  const providers = hasProviderFeed ? subjects(page).map((id) => ({ id, name: providerName(id, site) })) : [];
  return [
    ...feedTags(page.locale, providers, frame.site, t),
    ...(hasNewsFeed ? [newsFeedTag(page.locale, frame.site, t)] : []),
  ];
}
