import type { AstroIntegration } from 'astro';
import { pageCountLine } from '#compose/page-counts.ts';
import { buildCatalog } from './build-catalog.ts';

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
        logger.info(pageCountLine(buildCatalog(root), performance.now() - started));
      },
    },
  };
}
