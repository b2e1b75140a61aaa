import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/translator.ts';
import type { HeadTag } from '../head-tag.ts';
import { feedPaths, providerFeedPath } from './feed-paths.ts';

/** What feed readers look for in a page: the feeds of its language, and those of the providers that are its subject. */
export function feedTags(
  locale: LocaleCode,
  providers: readonly { readonly id: string; readonly name: string }[],
  site: SiteConfig,
  t: Translator,
): HeadTag[] {
  const { atom, rss, json } = feedPaths(locale);
  const title = t('feeds.pages', { name: site.name });
  const link = (type: string, name: string, path: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', type, title: name, href: new URL(path, site.url).href },
  });
  return [
    link('application/atom+xml', title, atom),
    link('application/rss+xml', title, rss),
    link('application/feed+json', title, json),
    ...providers.map(({ id, name }) =>
      link('application/atom+xml', t('feeds.provider', { provider: name }), providerFeedPath(locale, id)),
    ),
  ];
}
