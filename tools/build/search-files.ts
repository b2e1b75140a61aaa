import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { composeSearchFile } from '#compose/search-file.ts';
import { today } from '#compose/today.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { publishedSearchFile, searchFilePath } from '#domain/search/search-file.ts';
import { buildCatalog } from './build-catalog.ts';

/** Publishes what search finds in each language, for browsers that answer while a reader types. */
export function searchFiles(root: string): AstroIntegration {
  return {
    name: 'search-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const catalog = buildCatalog(root);
        for (const locale of localeCodes) {
          const file = join(fileURLToPath(dir), searchFilePath(locale));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(
            file,
            JSON.stringify(publishedSearchFile(composeSearchFile(catalog, locale, today()))),
          );
        }
      },
    },
  };
}
