import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { today } from '@vpn-site/content/today.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AstroIntegration } from 'astro';
import { rankingFile, rankingFilePath } from '#blocks/tools/your-ranking/ranking-file.ts';
import { messagesOf } from '#compose/locale-site.ts';
import { composeSiteContext } from '#compose/site-context.ts';
import { buildCatalog } from './build-catalog.ts';

/** Publishes the data for readers' own rankings, once per language for all pages that offer them. */
export function rankingFiles(root: string): AstroIntegration {
  return {
    name: 'ranking-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const asOf = today();
        const catalog = buildCatalog(root);
        for (const locale of localeCodes) {
          const path = join(fileURLToPath(dir), rankingFilePath(locale));
          await mkdir(dirname(path), { recursive: true });
          const t = translator(locale, messagesOf(catalog, locale));
          const context = composeSiteContext(catalog, locale, t, asOf);
          await writeFile(path, JSON.stringify(rankingFile(context)));
        }
      },
    },
  };
}
