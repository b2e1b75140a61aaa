import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runnerImport } from 'vite';
import { today } from '#compose/today.ts';
import { BuildCache } from './build-cache.ts';
import { buildCatalog } from './build-catalog.ts';
import type { BuildFolders } from './build-folders.ts';

/** Draws the picture beside a shared link for every page, at /_og/{address of the page}.png. */
export function pagePictures({ project, staged, out }: BuildFolders, siteUrl: string): AstroIntegration {
  return {
    name: 'page-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        // The drawing is React, which Node cannot read by itself.
        const { module } = await runnerImport<typeof import('./page-pictures/write-page-pictures.ts')>(
          join(project, 'tools/build/page-pictures/write-page-pictures.ts'),
          { root: project, logLevel: 'error' },
        );
        const asOf = today();
        const { count, drawn } = await module.writePagePictures({
          root: project,
          catalog: buildCatalog(staged),
          siteUrl,
          asOf,
          folder: fileURLToPath(dir),
          cache: new BuildCache(join(project, '.cache/pictures'), out),
        });
        const seconds = ((performance.now() - started) / 1000).toFixed(2);
        logger.info(`${count} pictures, ${drawn} of them drawn anew, in ${seconds} s`);
      },
    },
  };
}
