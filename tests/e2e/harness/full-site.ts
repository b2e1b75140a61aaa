import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCatalog } from '#catalog/catalog.ts';
import { readablePageAt } from '#compose/pages.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { type Origin, startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';

type Slugs = readonly [en: string, pl: string, tr: string];

/** Every page that the menu and the footer name and that may still be unwritten, by its address in each language. */
const pages: Readonly<Record<string, Slugs>> = {
  streaming: ['best-vpn/for-streaming', 'najlepszy-vpn/do-streamingu', 'yayin-icin'],
  torrenting: ['best-vpn/for-torrenting', 'najlepszy-vpn/do-torrentingu', 'torrent-icin'],
  free: ['best-vpn/free-vpns', 'najlepszy-vpn/darmowe', 'ucretsiz'],
  mullvad: ['reviews/mullvad', 'recenzje/mullvad', 'incelemeler/mullvad'],
  'proton-vpn': ['reviews/proton-vpn', 'recenzje/proton-vpn', 'incelemeler/proton-vpn'],
  nordvpn: ['reviews/nordvpn', 'recenzje/nordvpn', 'incelemeler/nordvpn'],
  comparisons: ['compare', 'porownania', 'karsilastirma'],
};

export interface FullSite extends Pick<Origin, 'url'> {
  remove(): Promise<void>;
}

/** The site as it is when every page of the menu and the footer is written: those that are missing are planted. */
export async function startFullSite(): Promise<FullSite> {
  const copy = copyProject();
  // Asked of the site itself, so that what a document or the facts provide is never planted a second time.
  const catalog = loadCatalog(copy.folder);
  for (const [name, slugs] of Object.entries(pages)) {
    for (const [index, locale] of localeCodes.entries()) {
      const slug = slugs[index] ?? '';
      if (!readablePageAt(catalog, localizedPath(locale, slug))) plant(copy.folder, name, locale, slug);
    }
  }
  const { status, stdout, stderr } = buildCopy(copy);
  if (status !== 0) throw new Error(`The copy did not build:\n${stdout}${stderr}`);
  const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
  return {
    url: origin.url,
    remove: async () => {
      await origin.stop();
      copy.remove();
    },
  };
}

/** Under a name that no writer would choose. */
function plant(folder: string, name: string, locale: LocaleCode, slug: string): void {
  const file = join(folder, `content/explainers/planted-${name}.${locale}.md`);
  mkdirSync(dirname(file), { recursive: true });
  const head = `title: ${name}\ndescription: Planted by a test.\nslug: ${slug}\nupdated: 2026-11-15`;
  writeFileSync(file, `---\n${head}\n---\n\nPlanted by a test.\n`);
}
