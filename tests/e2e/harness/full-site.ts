import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LocaleCode, localeCodes } from '../../../src/domain/locale/locale-table.ts';
import { type Origin, startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';

type Slugs = readonly [en: string, pl: string, tr: string];

/** Every page that the menu and the footer name, by its file under content/ and its address in each language. */
const pages: Readonly<Record<string, Slugs>> = {
  'explainers/streaming': ['best-vpn/for-streaming', 'najlepszy-vpn/do-streamingu', 'yayin-icin'],
  'explainers/torrenting': ['best-vpn/for-torrenting', 'najlepszy-vpn/do-torrentingu', 'torrent-icin'],
  'explainers/free': ['best-vpn/free-vpns', 'najlepszy-vpn/darmowe', 'ucretsiz'],
  'explainers/mullvad': ['reviews/mullvad', 'recenzje/mullvad', 'incelemeler/mullvad'],
  'explainers/proton-vpn': ['reviews/proton-vpn', 'recenzje/proton-vpn', 'incelemeler/proton-vpn'],
  'explainers/nordvpn': ['reviews/nordvpn', 'recenzje/nordvpn', 'incelemeler/nordvpn'],
  'guides/set-up-vpn-on-android': [
    'guides/set-up-vpn-on-android',
    'poradniki/vpn-na-androidzie',
    'rehberler/android-vpn-kurulumu',
  ],
  'guides/install-vpn-on-router': [
    'guides/install-vpn-on-router',
    'poradniki/vpn-na-routerze',
    'rehberler/router-vpn-kurulumu',
  ],
  'explainers/vpn-protocols': [
    'privacy/vpn-protocols',
    'prywatnosc/protokoly-vpn',
    'gizlilik/vpn-protokolleri',
  ],
  'explainers/about': ['about', 'o-mnie', 'hakkimda'],
  'explainers/reviews': ['reviews', 'recenzje', 'incelemeler'],
  'explainers/comparisons': ['compare', 'porownania', 'karsilastirma'],
  'explainers/deals': ['deals', 'okazje', 'firsatlar'],
  'explainers/methodology': ['methodology', 'metodologia', 'yontem'],
  'explainers/open-data': ['open-data', 'otwarte-dane', 'acik-veri'],
  'explainers/corrections': ['corrections', 'sprostowania', 'duzeltmeler'],
  'explainers/privacy-policy': ['privacy-policy', 'polityka-prywatnosci', 'gizlilik-politikasi'],
};

export interface FullSite extends Pick<Origin, 'url'> {
  remove(): Promise<void>;
}

/** The site as it is when every page of the menu and the footer is written: those that are missing are planted. */
export async function startFullSite(): Promise<FullSite> {
  const copy = copyProject();
  const written = new Set(
    globSync('content/**/*.md', { cwd: copy.folder }).map((file) => slugIn(copy.folder, file)),
  );
  for (const [id, slugs] of Object.entries(pages)) {
    for (const [index, locale] of localeCodes.entries()) {
      const slug = slugs[index] ?? '';
      if (!written.has(`${locale} ${slug}`)) plant(copy.folder, id, locale, slug);
    }
  }
  allowKind(copy.folder, 'guides');
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

function slugIn(folder: string, file: string): string {
  const [, locale = ''] = /\.(\w+)\.md$/.exec(file) ?? [];
  const [, slug = ''] = /^slug: (\S+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  return `${locale} ${slug}`;
}

function plant(folder: string, id: string, locale: LocaleCode, slug: string): void {
  const file = join(folder, `content/${id}.${locale}.md`);
  mkdirSync(dirname(file), { recursive: true });
  const head = `title: ${id}\ndescription: Planted by a test.\nslug: ${slug}\nupdated: 2026-11-15`;
  writeFileSync(file, `---\n${head}\n---\n\nPlanted by a test.\n`);
}

/** A kind of document that the site does not have yet. */
function allowKind(folder: string, kind: string): void {
  const file = join(folder, 'src/catalog/document-kinds.ts');
  const text = readFileSync(file, 'utf8');
  if (text.includes(`  ${kind}: `)) return;
  writeFileSync(file, text.replace('  explainers: ', `  ${kind}: z.strictObject(article),\n  explainers: `));
}
