import { localeOf } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Feed } from '#head/feeds/feed.ts';
import { feedId } from '#head/feeds/feed.ts';
import type { LocaleSetting } from '../locale-setting.ts';
import { providerChanges } from './provider-changes.ts';

const entriesAtMost = 50;

/** What changed in the facts of one provider, in one language. Its entries lead to its review, where there is one. */
export function providerFeed(
  provider: Provider,
  { frame, t, blocks }: Pick<LocaleSetting, 'frame' | 't' | 'blocks'>,
): Feed {
  const { site, locale } = frame;
  const url = canonicalLink(site.url, blocks.reviewPath(provider.id) ?? homePath(locale));
  const name = `feeds/${provider.id}`;
  return {
    id: feedId(site.url, `${name}.${locale}`),
    title: t('feeds.provider', { provider: provider.name }),
    description: t('feeds.providerDescription', { provider: provider.name }),
    author: site.name,
    language: localeOf(locale).language,
    homeUrl: url,
    entries: providerChanges(provider, blocks)
      .slice(0, entriesAtMost)
      .map(({ day, title, lines }) => ({
        id: feedId(site.url, `${name}/${day}.${locale}`),
        title,
        url,
        summary: lines.join('\n'),
        updated: day,
      })),
  };
}
