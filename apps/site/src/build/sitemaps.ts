import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AstroIntegration } from 'astro';
import { pageModified, sitemapPages } from '#compose/pages.ts';
import { robotsTxt } from '#head/robots-txt.ts';
import { type SitemapEntry, sitemapFiles } from '#head/sitemap.ts';
import { indexedAlternates } from '#page/indexed-alternates.ts';
import { buildCatalog } from './build-catalog.ts';

/** Writes /robots.txt and a sitemap for each indexed language. Sitemaps list only pages that exist. */
export function sitemaps(root: string, siteUrl: string): AstroIntegration {
  return {
    name: 'sitemaps',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const catalog = buildCatalog(root);
        const folder = fileURLToPath(dir);
        await writeFile(join(folder, 'robots.txt'), robotsTxt({ ...catalog.site, url: siteUrl }));
        const { unindexedLocales } = catalog.site;
        const indexed = localeCodes.filter((locale) => !unindexedLocales?.includes(locale));
        for (const { path, xml } of indexed.flatMap((locale) =>
          sitemapFiles(locale, entriesOf(catalog, locale), siteUrl),
        )) {
          await mkdir(join(folder, dirname(path)), { recursive: true });
          await writeFile(join(folder, path), xml);
        }
      },
    },
  };
}

function entriesOf(catalog: Catalog, locale: LocaleCode): SitemapEntry[] {
  return sitemapPages(catalog, [locale])
    .map((page) => ({
      path: page.path,
      modified: pageModified(page, catalog.facts),
      alternates: indexedAlternates(page, catalog.site.unindexedLocales),
    }))
    .toArray();
}
