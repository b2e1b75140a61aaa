import type { Article, SoftwareApplication } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { publishedWork } from './published-work.ts';

/** A text of ours. */
export function article(page: DescribedPage, about: readonly SoftwareApplication[] = []): Article {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: page.title,
    ...publishedWork(page),
    ...(about.length > 0 && { about }),
  };
}
