import { isReadable, type Page } from '#domain/page/page.ts';
import { feedTags } from '#head/feeds/feed.ts';
import type { HeadTag } from '#head/head-tag.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { LocaleSetting } from '../locale-setting.ts';

/** The feeds that a page names; pages that nobody looks for name none. */
export function composeFeedTags(page: Page, { frame, t, blocks }: LocaleSetting): HeadTag[] {
  if (!isReadable(page)) return [];
  return feedTags(page, (id) => providerName(id, blocks), frame.site, t);
}
