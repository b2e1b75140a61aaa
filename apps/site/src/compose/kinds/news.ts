import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { NewsArticle } from 'schema-dts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { newsArticle } from '#head/structured-data/page-nodes.ts';
import type { Byline, NewsPage } from '#page/page.ts';
import type { Address } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): NewsPage | undefined {
  const document = documentOfKind('news', address);
  return document && newsPage(address.catalog, document);
}

function newsPage(catalog: Catalog, document: ContentDocument): NewsPage {
  const page = writtenPage(catalog, document);
  return {
    kind: 'news',
    ...page,
    published: page.published ?? page.updated,
    happened: happenedOf(document),
    author: bylineOf(document) ?? catalog.site.author,
  };
}

/** Returns the date of the event; undefined if the post states none. It is then about its publication day. */
export function happenedOf({ frontMatter: { happened } }: ContentDocument): PartialDate | undefined {
  return typeof happened === 'string' ? happened : undefined;
}

/** Returns the author of a post. It checks the types, because it must also work with invalid front matter. */
function bylineOf({ frontMatter }: ContentDocument): Byline | undefined {
  const { name, url } = fieldsOf(frontMatter.author);
  return typeof name === 'string' ? { name, ...(typeof url === 'string' && { url }) } : undefined;
}

export const picture = {
  kind: (_page: NewsPage, t: Translator) => t('pagePicture.news'),
  rows: () => [],
};

export function schemaOrgNodes({ author }: NewsPage, described: DescribedPage): NewsArticle[] {
  return [newsArticle(described, author)];
}
