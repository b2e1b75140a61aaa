import { keepReadings } from '@vpn-site/content/kept-readings.ts';
import { today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import type { BuildFolders } from './build-folders.ts';

/**
 * Pages are rendered by modules that only the environment reaches, so that says where the site lies, from wherever the
 * build was started. A build may run past midnight: all of it is judged on the day on which it began. The first of the
 * integrations.
 */
export function renderSettings({ site }: BuildFolders): AstroIntegration {
  return {
    name: 'render-settings',
    hooks: {
      'astro:config:setup': ({ command }) => {
        process.env.SITE_DIR = site;
        if (command === 'dev') process.env[keepReadings] = '1';
      },
      'astro:build:start': () => {
        process.env.AS_OF = today();
      },
    },
  };
}
