import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { openDataFolder } from '#catalog/open-data-folder.ts';
import { today } from '#compose/today.ts';
import { openDataPath } from '#domain/open-data/open-data-file.ts';
import { buildCatalog } from './build-catalog.ts';
import { writeOpenData } from './open-data/write-open-data.ts';

/**
 * Publishes facts, methodology and scores, with the code that recomputes them. They are made before the pages, which
 * tell how large they are, and put beside them afterwards.
 */
export function openData(root: string): AstroIntegration {
  const folder = openDataFolder(root);
  return {
    name: 'open-data',
    hooks: {
      'astro:build:start': async () => {
        const asOf = today();
        rmSync(folder, { recursive: true, force: true });
        await writeOpenData(root, buildCatalog(root), folder, asOf);
      },
      'astro:build:done': ({ dir }) => {
        cpSync(folder, join(fileURLToPath(dir), openDataPath), { recursive: true });
      },
    },
  };
}
