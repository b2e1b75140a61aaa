import type { Graph, Thing } from 'schema-dts';
import type { Day } from '#domain/day/day.ts';
import type { HeadTag } from '../head-tag.ts';

/** What every description of a page needs. */
export interface DescribedPage {
  readonly siteUrl: string;
  /** The home page in the language of the page. */
  readonly homeUrl: string;
  /** The canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Of the language, as in `<html lang>`. */
  readonly language: string;
  readonly modified: Day | undefined;
  /** The address of the picture beside a shared link. */
  readonly image: string;
}

/** A pointer to a thing that the same graph describes once. */
interface Pointer {
  readonly '@id': string;
}

/** Who publishes the site: the same in every language. */
export function organizationId(siteUrl: string): Pointer {
  return { '@id': new URL('/#organization', siteUrl).href };
}

/** The site in one language, named after its home page. */
export function webSiteId(homeUrl: string): Pointer {
  return { '@id': `${homeUrl}#website` };
}

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

/** All that a page says to machines, in one block. */
export function graphTag(things: readonly Thing[]): HeadTag {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { tag: 'script', data: graph };
}
