import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadCatalog } from '#catalog/catalog.ts';
import { ProblemsError } from '#catalog/problem.ts';
import type { BuildSettings } from '#compose/build-settings.ts';
import { readablePaths } from '#compose/pages.ts';
import { pathsWithQuery } from '#compose/query-pages.ts';
import type { Release } from '#server/release.ts';
import { writeBuildId } from './build-id.ts';
import { writeReleaseFiles } from './release-files.ts';
import { rootRedirectProblems } from './root-redirect-problems.ts';

/** After the pages are written: compress them and write dist/release.json, all that the server will serve. */
export function writeRelease(root: string, { siteUrl, analyticsKey }: BuildSettings): AstroIntegration {
  return {
    name: 'write-release',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const started = performance.now();
        const files = await writeReleaseFiles(fileURLToPath(dir), join(root, '.cache/compressed'));
        const seconds = ((performance.now() - started) / 1000).toFixed(2);
        const { build, file } = await writeBuildId(fileURLToPath(dir), files);
        const { rootRedirect, fallbackLocale } = loadCatalog(root).site;
        const release: Release = {
          siteUrl,
          build,
          analyticsKey,
          rootRedirect,
          fallbackLocale,
          files: [...files, file],
          onDemand: onDemandPaths(root, pages),
          withQuery: pathsWithQuery,
        };
        const problems = rootRedirectProblems(release);
        if (problems.length > 0) throw new ProblemsError(problems);
        await writeFile(join(fileURLToPath(dir), '../release.json'), JSON.stringify(release));
        logger.info(
          `${pages.length} pages, ${release.onDemand.length} on demand; ${files.length} files compressed in ${seconds} s`,
        );
      },
    },
  };
}

function onDemandPaths(root: string, prerendered: readonly { pathname: string }[]): string[] {
  const written = new Set(prerendered.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`));
  return readablePaths(loadCatalog(root))
    .filter((path) => !written.has(path))
    .toArray();
}
