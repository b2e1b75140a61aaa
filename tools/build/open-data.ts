import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadCatalog } from '#catalog/catalog.ts';
import { today } from '#compose/today.ts';
import { writeOpenData } from './open-data/write-open-data.ts';

/** Publishes facts, methodology and scores under /data/v1, with the code that recomputes them. */
export function openData(root: string): AstroIntegration {
  return {
    name: 'open-data',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const asOf = today();
        await writeOpenData(root, loadCatalog(root, asOf), join(fileURLToPath(dir), 'data/v1'), asOf);
      },
    },
  };
}
