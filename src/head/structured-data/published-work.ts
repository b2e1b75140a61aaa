import type { DescribedPage } from './described-page.ts';
import { organizationId, webSiteId } from './entity-id.ts';

/** What holds for every text of ours. When it was first published is nowhere written, so it is not stated. */
export function publishedWork(page: DescribedPage) {
  return {
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: page.language,
    ...(page.modified && { dateModified: page.modified }),
    author: organizationId(page.siteUrl),
    publisher: organizationId(page.siteUrl),
    isPartOf: webSiteId(page.homeUrl),
  };
}
