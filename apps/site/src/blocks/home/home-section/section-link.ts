import type { SiteLinks } from '#site/site-context.ts';

/** Link to the page with the full version of a section. */
export interface SectionLink {
  readonly path: string;
  readonly label: string;
}

/** Returns a link to a document; undefined if the page does not exist in this language. */
export function sectionLink(
  document: string,
  label: string,
  site: Pick<SiteLinks, 'document'>,
): SectionLink | undefined {
  const page = site.document(document);
  return page && { path: page.path, label };
}
