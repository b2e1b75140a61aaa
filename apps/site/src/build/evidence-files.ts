import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { today } from '@vpn-site/content/today.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { AstroIntegration } from 'astro';
import { messagesOf } from '#compose/locale-site.ts';
import { composeSiteContext } from '#compose/site-context.ts';
import { countryEvidenceFile, countryEvidenceName } from '#evidence/card/country-evidence.ts';
import { providerEvidence } from '#price/provider-evidence.ts';
import { buildCatalog } from './build-catalog.ts';

/**
 * Publishes the content of evidence cards at /_evidence/{locale}/{provider}.json as formatted text, so that browsers only
 * render it.
 */
export function evidenceFiles(root: string): AstroIntegration {
  return {
    name: 'evidence-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const asOf = today();
        const catalog = buildCatalog(root);
        for (const locale of localeCodes) {
          const folder = join(fileURLToPath(dir), '_evidence', locale);
          await mkdir(folder, { recursive: true });
          const t = translator(locale, messagesOf(catalog, locale));
          const context = composeSiteContext(catalog, locale, t, asOf);
          for (const provider of [...catalog.facts.providers, ...catalog.facts.formerProviders]) {
            const file = providerEvidence(provider, context);
            await writeFile(join(folder, `${provider.id}.json`), JSON.stringify(file));
          }
          for (const country of catalog.facts.countries.values()) {
            const file = countryEvidenceFile(country, context);
            await writeFile(join(folder, `${countryEvidenceName(country)}.json`), JSON.stringify(file));
          }
        }
      },
    },
  };
}
