import type { Catalog } from '#catalog/catalog.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { lastModified } from '#domain/page/last-modified.ts';
import { isReadable, type Page, type ReadablePage } from '#domain/page/page.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { HeadTag } from '#head/head-tag.ts';
import { pageDescription } from '#head/page-head.ts';
import { pageTitle } from '#head/page-title.ts';
import { pagePicturePath, previewImage } from '#head/preview-tags.ts';
import { siteEntity } from '#head/site-entity.ts';
import type { DescribedPage } from '#head/structured-data/described-page.ts';
import { graphTag } from '#head/structured-data/described-page.ts';
import { breadcrumbList, type CrumbAddress } from '#head/structured-data/lists.ts';
import { organization, webSite } from '#head/structured-data/publisher.ts';
import { wayTo } from '#views/way-to.ts';
import type { LocaleSetting } from '../locale-setting.ts';
import { hasPicture } from '../page-picture.ts';
import { pageThings } from './page-things.ts';

/** What a page says to machines: one block on every page that readers look for, nothing on the others. */
export function composeStructuredData(catalog: Catalog, page: Page, setting: LocaleSetting): HeadTag[] {
  if (!isReadable(page)) return [];
  const { frame, t, blocks } = setting;
  const described = describedPage(catalog, page, setting);
  return [
    graphTag([
      organization(frame.site),
      webSite(siteEntity(frame.site, page.locale, t)),
      ...(page.kind === 'home' ? [] : [breadcrumbList(crumbsTo(page, described, setting))]),
      ...pageThings(page, described, catalog, blocks),
    ]),
  ];
}

function describedPage(catalog: Catalog, page: ReadablePage, setting: LocaleSetting): DescribedPage {
  const { frame, t } = setting;
  const { site } = frame;
  return {
    siteUrl: site.url,
    homeUrl: canonicalLink(site.url, homePath(page.locale)),
    url: canonicalLink(site.url, page.path),
    title: pageTitle(page, site, t),
    description: pageDescription(page, site, t),
    language: localeOf(page.locale).language,
    modified: lastModified(page, catalog.facts.providers),
    image: new URL(hasPicture(page, setting) ? pagePicturePath(page.path) : previewImage.path, site.url).href,
  };
}

/** The same way that the page shows. Headings of the menu are no pages, so they are left out. */
function crumbsTo(
  page: ReadablePage,
  described: DescribedPage,
  { frame, blocks }: LocaleSetting,
): CrumbAddress[] {
  const way = wayTo(page, frame.menu, blocks).flatMap(({ label, href }) =>
    href === undefined ? [] : [{ name: label, url: canonicalLink(frame.site.url, href) }],
  );
  return [...way, { name: described.title, url: described.url }];
}
