import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import type { BuildFolders } from './build-folders.ts';

/**
 * Returns an Astro integration that sets environment variables, because the modules that render pages can only be
 * configured that way: the site folder, and once at its start the date of a build, because a build may run past midnight.
 * It must be the first integration.
 */
export function setRenderEnvironment({ site }: BuildFolders): AstroIntegration {
  return {
    name: 'render-environment',
    hooks: {
      'astro:config:setup': ({ command }) => {
        process.env.SITE_DIR = site;
        if (command === 'dev') process.env[keepReadingsVariable] = '1';
      },
      'astro:build:start': () => {
        process.env.AS_OF = today();
      },
    },
  };
}
