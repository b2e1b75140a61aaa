import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { HeadTag } from '#head/head-tag.ts';
import { pagePicturePath, sitePicturePath } from '#head/preview-tags.ts';
import { siteEntity } from '#head/site-entity.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { breadcrumbList, type CrumbAddress } from '#head/structured-data/page-nodes.ts';
import { graphTag, organization, webSite } from '#head/structured-data/site-nodes.ts';
import type { Page, ReadablePage } from '#page/page.ts';
import type { LocaleSite } from '../locale-site.ts';
import { isReadable, readableKindOf } from '../page-kinds.ts';
import { hasPicture } from '../page-picture.ts';
import { findingOrDescription, pageModified, pageTitle } from '../pages.ts';

/** Returns the structured data of a page: one block on readable pages, none on others. */
export function composeStructuredData(catalog: Catalog, page: Page, localeSite: LocaleSite): HeadTag[] {
  if (!isReadable(page)) return [];
  const { frame, t, site } = localeSite;
  const described = describedPage(catalog, page, localeSite);
  const crumbs = breadcrumbsTo(page, described, localeSite);
  return [
    graphTag([
      organization(frame.site),
      webSite(siteEntity(frame.site, page.locale, t)),
      ...(crumbs.length > 0 ? [breadcrumbList(crumbs)] : []),
      ...readableKindOf(page).sharing.schemaOrgNodes(page, described, catalog, site),
    ]),
  ];
}

function describedPage(catalog: Catalog, page: ReadablePage, localeSite: LocaleSite): DescribedPage {
  const { frame, t } = localeSite;
  const { site } = frame;
  const picture = hasPicture(page, localeSite) ? pagePicturePath(page.path) : sitePicturePath(page.locale);
  return {
    siteUrl: site.url,
    homeUrl: canonicalLink(site.url, homePath(page.locale)),
    url: canonicalLink(site.url, page.path),
    title: pageTitle(page, site, t),
    description: findingOrDescription(page, site, localeSite.site),
    language: localeOf(page.locale).language,
    published: 'published' in page ? page.published : undefined,
    modified: pageModified(page, catalog.facts),
    image: new URL(picture, site.url).href,
    author: site.author && { name: site.author.name, url: site.author.url ?? aboutUrl(localeSite) },
  };
}

/** Returns the address of the page about the author; undefined if the language has none. */
function aboutUrl({ frame, site }: LocaleSite): string | undefined {
  const about = site.document('pages/about');
  return about && canonicalLink(frame.site.url, about.path);
}

/** Returns the breadcrumbs that the page shows, without menu groups, because these are not pages. */
function breadcrumbsTo(
  page: ReadablePage,
  described: DescribedPage,
  { frame, site }: LocaleSite,
): CrumbAddress[] {
  const shown = readableKindOf(page).rendering.breadcrumbs(page, frame.menu, site);
  if (shown.length === 0) return [];
  const trail = shown.flatMap(({ label, href }) =>
    href === undefined ? [] : [{ name: label, url: canonicalLink(frame.site.url, href) }],
  );
  return [...trail, { name: described.title, url: described.url }];
}
