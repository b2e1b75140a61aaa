import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import { feedFiles } from '#compose/feeds/feed-files.ts';
import { llmsSite } from '#compose/llms-site.ts';
import { llmsTxt } from '#head/llms-txt.ts';
import { securityTxt, securityTxtPath } from '#head/security-txt.ts';
import { buildCatalog } from './build-catalog.ts';

/** Writes the feeds in every language, /llms.txt and /.well-known/security.txt. */
export function feeds(root: string, siteUrl: string): AstroIntegration {
  return {
    name: 'feeds',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const asOf = today();
        const catalog = buildCatalog(root);
        const folder = fileURLToPath(dir);
        for (const { path, text } of feedFiles(catalog, siteUrl, asOf)) {
          await mkdir(join(folder, dirname(path)), { recursive: true });
          await writeFile(join(folder, path), text);
        }
        await writeFile(join(folder, 'llms.txt'), llmsTxt(llmsSite(catalog, siteUrl)));
        const { securityContact } = catalog.site;
        if (securityContact === undefined) return;
        await mkdir(join(folder, dirname(securityTxtPath)), { recursive: true });
        await writeFile(
          join(folder, securityTxtPath),
          securityTxt({ contact: securityContact, siteUrl, asOf }),
        );
      },
    },
  };
}
