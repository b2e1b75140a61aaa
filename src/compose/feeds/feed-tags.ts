import type { Page } from '#domain/page/page.ts';
import { feedTags } from '#head/feeds/feed-tags.ts';
import type { HeadTag } from '#head/head-tag.ts';
import type { LocaleSite } from '../locale-site.ts';
import { isReadable, readableKindOf } from '../page-kinds.ts';

/** The feeds that a page names; pages that nobody looks for name none. */
export function composeFeedTags(page: Page, { frame, t, site }: LocaleSite): HeadTag[] {
  if (!isReadable(page)) return [];
  const { hasProviderFeed = false, subjects } = readableKindOf(page).listing;
  const providers = hasProviderFeed
    ? subjects(page).map((id) => ({ id, name: site.providers.get(id)?.name ?? id }))
    : [];
  return feedTags(page.locale, providers, frame.site, t);
}
