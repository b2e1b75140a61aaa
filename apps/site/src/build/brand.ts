import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runnerImport } from 'vite';
import { buildCatalog } from './build-catalog.ts';
import type { BuildFolders } from './build-folders.ts';

/** Writes favicon, icons, manifest and the preview image of shared links in each language. */
export function brand({ project, staged }: BuildFolders): AstroIntegration {
  return {
    name: 'brand',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // The pictures are React components in TSX, which Node cannot load directly.
        const { module } = await runnerImport<typeof import('./brand/brand-files.tsx')>(
          join(project, 'apps/site/src/build/brand/brand-files.tsx'),
          { root: project, logLevel: 'error' },
        );
        for (const [name, content] of Object.entries(
          await module.brandFiles(project, buildCatalog(staged)),
        )) {
          const file = join(fileURLToPath(dir), name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
      },
    },
  };
}
