import type { SiteLinks } from '#site/site-context.ts';

/** The page that tells all of what a section tells a part of. */
export interface SectionLink {
  readonly path: string;
  readonly label: string;
}

/** Undefined where the page does not exist in this language. */
export function sectionLink(
  document: string,
  label: string,
  site: Pick<SiteLinks, 'document'>,
): SectionLink | undefined {
  const page = site.document(document);
  return page && { path: page.path, label };
}
