import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AstroIntegration } from 'astro';
import { messagesOf } from '#compose/locale-site.ts';
import { buildCatalog } from './build-catalog.ts';

/** Publishes the interface strings of each language at /_i18n/{locale}/messages.json. */
export function messagesFiles(root: string): AstroIntegration {
  return {
    name: 'messages-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const catalog = buildCatalog(root);
        for (const locale of localeCodes) {
          const folder = join(fileURLToPath(dir), '_i18n', locale);
          await mkdir(folder, { recursive: true });
          await writeFile(
            join(folder, 'messages.json'),
            JSON.stringify({ [locale]: messagesOf(catalog, locale) }),
          );
        }
      },
    },
  };
}
