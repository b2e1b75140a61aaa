import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runnerImport } from 'vite';
import { today } from '#compose/today.ts';

/** Writes favicon, icons, manifest and the preview image of shared links. */
export function brand(root: string): AstroIntegration {
  return {
    name: 'brand',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // The drawings are React, which Node cannot read by itself.
        const { module } = await runnerImport<typeof import('./brand/brand-files.tsx')>(
          join(root, 'tools/build/brand/brand-files.tsx'),
          { root, logLevel: 'error' },
        );
        for (const [name, content] of Object.entries(await module.brandFiles(root, today()))) {
          await writeFile(join(fileURLToPath(dir), name), content);
        }
      },
    },
  };
}
