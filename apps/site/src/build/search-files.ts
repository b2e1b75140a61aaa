import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchRecordFile } from '@vpn-site/content/release-record.ts';
import { today } from '@vpn-site/content/today.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AstroIntegration } from 'astro';
import { composeSearchFile } from '#compose/build-search-index.ts';
import { releaseSiteFolder } from '#release/on-demand.ts';
import { publishedSearchFile, searchFilePath } from '#search/index-format.ts';
import { buildCatalog } from './build-catalog.ts';

/**
 * Publishes the search index of each language, for suggestions in browsers. The release also has the complete index, for
 * the search results page.
 */
export function searchFiles(root: string): AstroIntegration {
  return {
    name: 'search-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const catalog = buildCatalog(root);
        const client = fileURLToPath(dir);
        for (const locale of localeCodes) {
          const whole = composeSearchFile(catalog, locale, today());
          const record = join(client, '..', releaseSiteFolder, searchRecordFile(locale));
          await writeFile(record, JSON.stringify(whole));
          const file = join(client, searchFilePath(locale));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, JSON.stringify(publishedSearchFile(whole)));
        }
      },
    },
  };
}
