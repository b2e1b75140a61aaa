import type { Article, SoftwareApplication } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { organizationId, webSiteId } from './entity-id.ts';

/** A text of ours. The day on which it was first published is nowhere written, so it is not stated. */
export function article(page: DescribedPage, about: readonly SoftwareApplication[] = []): Article {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: page.language,
    ...(page.modified && { dateModified: page.modified }),
    author: organizationId(page.siteUrl),
    publisher: organizationId(page.siteUrl),
    isPartOf: webSiteId(page.homeUrl),
    ...(about.length > 0 && { about }),
  };
}
