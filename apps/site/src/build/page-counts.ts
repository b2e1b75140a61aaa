import type { AstroIntegration } from 'astro';
import { pageCountLine } from '#compose/page-counts.ts';
import { buildCatalog } from './build-catalog.ts';

/** Logs the number of pages and the duration at the end of the build. It must be the last integration. */
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
