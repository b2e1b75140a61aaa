import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import type { BuildFolders } from './build-folders.ts';

/**
 * Sets the site folder in the environment, because the modules that render pages can only be configured that way. Also sets
 * the build's date once at its start, because a build may run past midnight. Must be the first integration.
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
