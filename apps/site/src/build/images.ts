import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { imageFormat } from '@vpn-site/core/image/image-variants.ts';
import type { AstroIntegration } from 'astro';
import { usedImages } from '#compose/used-images.ts';
import { buildCatalog } from './build-catalog.ts';
import type { BuildFolders } from './build-folders.ts';
import { drawVariant } from './images/draw-variant.ts';

/** Writes the image variants that pages use. */
export function images({ site, staged }: BuildFolders): AstroIntegration {
  return {
    name: 'images',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const used of usedImages(buildCatalog(staged))) {
          const file = join(fileURLToPath(dir), used.address);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await drawVariant(staged, used));
        }
      },
      // In development, variants are rendered on request.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const used = request.url?.startsWith('/_ipx/')
            ? usedImages(loadCatalog(site, undefined, null)).find(({ address }) => address === request.url)
            : undefined;
          if (!used) return next();
          drawVariant(site, used).then(
            (picture) => response.setHeader('content-type', `image/${imageFormat}`).end(picture),
            next,
          );
        });
      },
    },
  };
}
