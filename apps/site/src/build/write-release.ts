import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { today } from '@vpn-site/content/today.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { expiryTable } from '@vpn-site/core/provider/expiring.ts';
import type { AstroIntegration } from 'astro';
import { unwrittenPaths } from '#compose/kinds/comparison.ts';
import { pageKinds } from '#compose/page-kinds.ts';
import { buildRoutes } from '#compose/page-routes.ts';
import { movedPaths } from '#compose/redirects.ts';
import { renderedPaths } from '#release/listed-paths.ts';
import type { Release } from '#release/release.ts';
import { BuildCache } from './build-cache.ts';
import { buildCatalog } from './build-catalog.ts';
import type { BuildFolders } from './build-folders.ts';
import { writeBuildId } from './build-id.ts';
import { writeBuiltFrom } from './built-from.ts';
import { carryAssets } from './carried-assets.ts';
import { writeFirstSheets } from './first-sheets.ts';
import { movedPathProblems } from './moved-path-problems.ts';
import { compressReleaseFiles, type FileDemand } from './release-files.ts';
import { rootRedirectProblems } from './root-redirect-problems.ts';

/** Compresses the written pages and writes dist/release.json, which lists everything that the server serves. */
export function writeRelease(
  { project, staged, out }: BuildFolders,
  settings: BuildSettings,
): AstroIntegration {
  return {
    name: 'write-release',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const {
          siteUrl,
          analyticsKey,
          countsViews,
          countsClicks,
          hasPublicIcons,
          compressesQuickly,
          previousDist,
        } = settings;
        const started = performance.now();
        const asOf = today();
        const firstSheets = writeFirstSheets(project, fileURLToPath(dir));
        logger.info('compressing; the first build takes longest, later ones compress only what changed');
        const catalog = buildCatalog(staged);
        const files = await compressReleaseFiles(
          fileURLToPath(dir),
          new BuildCache(join(project, '.cache/compressed'), out),
          { known: demandsOf(catalog), others: compressesQuickly ? 'seldom' : 'sometimes' },
        );
        const seconds = ((performance.now() - started) / 1000).toFixed(2);
        const { build, file } = await writeBuildId(fileURLToPath(dir), files, asOf);
        const carried = previousDist ? await carryAssets(fileURLToPath(dir), files, previousDist, asOf) : [];
        const { rootRedirect, fallbackLocale, indexable } = catalog.site;
        const { files: _written, ...routes } = buildRoutes(catalog, settings);
        const release: Release = {
          siteUrl,
          build,
          asOf,
          analyticsKey,
          countsViews,
          countsClicks,
          publicIcons: hasPublicIcons,
          indexable,
          rootRedirect,
          fallbackLocale,
          files: [...files, file, ...carried],
          firstSheets,
          routes,
          factExpiry: expiryTable(catalog.facts.providers, catalog.facts.vocabulary),
          moved: movedPaths(catalog),
          providers: catalog.facts.providers.map(({ id }) => id),
        };
        const problems = [...rootRedirectProblems(release), ...movedPathProblems(release)];
        if (problems.length > 0) throw new ProblemsError(problems);
        await writeFile(join(fileURLToPath(dir), '../release.json'), JSON.stringify(release));
        writeBuiltFrom(fileURLToPath(new URL('..', dir)), project);
        logger.info(
          `${pages.length} pages, ${[...renderedPaths(release)].length} on demand; ${files.length} files compressed in ${seconds} s`,
        );
      },
    },
  };
}

/**
 * Returns the demand of pages: often for pages where most readers start; seldom for comparisons without a text and for
 * hand-off pages, which are most of all pages.
 */
export function demandsOf(catalog: Catalog): ReadonlyMap<string, FileDemand> {
  const often = catalog.documents
    .all()
    .filter(({ kind }) => kind === 'home' || kind === 'roundups')
    .map(({ locale, slug }) => localizedPath(locale, slug));
  const seldom = [...unwrittenPaths(catalog), ...pageKinds.sendme.address.paths(catalog, localeCodes)];
  return new Map<string, FileDemand>([
    ...often.map((path) => [path, 'often'] as const),
    ...seldom.map((path) => [path, 'seldom'] as const),
  ]);
}
