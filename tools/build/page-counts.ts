import type { AstroIntegration } from 'astro';
import { loadCatalog } from '#catalog/catalog.ts';
import { pageCountLine } from '#compose/page-counts.ts';
import { today } from '#compose/today.ts';

/** Ends the build with how many pages there are and how long it took. The last of the integrations. */
export function pageCounts(root: string): AstroIntegration {
  let started = 0;
  return {
    name: 'page-counts',
    hooks: {
      'astro:build:start': () => {
        started = performance.now();
      },
      'astro:build:done': ({ logger }) => {
        logger.info(pageCountLine(loadCatalog(root, today()), performance.now() - started));
      },
    },
  };
}
