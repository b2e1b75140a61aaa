import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteProblems } from '#checks/site-problems.ts';
import { countryEvidenceFile } from '#evidence/card/country-evidence.ts';
import { PageView } from '#views/page-view.tsx';
import { composeView, pageAt } from './compose-page.ts';
import { composeLocaleSite } from './locale-site.ts';
import { readablePaths } from './pages.ts';

/** The pages of an additional country, one in each language. Besides them, editors only write one file of facts. */
const pages: Readonly<Record<LocaleCode, { readonly path: string; readonly text: readonly string[] }>> = {
  en: {
    path: '/vpn-in/norway',
    text: [
      'title: Using a VPN in a made-up Norway',
      'description: Whether a VPN is legal in a made-up Norway, and what its operators keep about their customers.',
      'slug: vpn-in/norway',
      '---',
      '## On the ferry {% #ferry %}',
      'Made-up ferries have made-up networks; the crew may read along.',
    ],
  },
  pl: {
    path: '/pl/vpn-w/norwegii',
    text: [
      'title: VPN w zmyślonej Norwegii',
      'description: Czy VPN jest legalny w zmyślonej Norwegii i co jej operatorzy przechowują o klientach.',
      'slug: vpn-w/norwegii',
      '---',
      '## Na promie {% #ferry %}',
      'Zmyślone promy mają zmyślone sieci; załoga może podglądać.',
    ],
  },
  tr: {
    path: '/tr/norvecte-vpn',
    text: [
      'title: Uydurma Norveç’te VPN',
      'description: Uydurma Norveç’te VPN yasal mı ve operatörler müşterileri hakkında neleri saklıyor.',
      'slug: norvecte-vpn',
      '---',
      '## Feribotta {% #ferry %}',
      'Uydurma feribotların ağları da uydurmadır; mürettebat izleyebilir.',
    ],
  },
};
const languages = Object.keys(pages) as LocaleCode[];

describe('a third country is data alone', () => {
  let root = '';
  let catalog: Catalog;
  let problems: readonly Problem[] = [];
  beforeAll(() => {
    root = copyOfFixture();
    const facts = readFileSync(join(fixtureRoot, 'facts/countries/pl.yaml'), 'utf8')
      .replace('code: PL', 'code: NO')
      .replace('en: Poland', 'en: Norway')
      .replace('pl: Polska', 'pl: Norwegia')
      .replace('tr: Polonya', 'tr: Norveç')
      .replace('languages:\n  - pl\n', '');
    writeFileSync(join(root, 'facts/countries/no.yaml'), facts);
    mkdirSync(join(root, 'content/countries'), { recursive: true });
    for (const locale of languages) {
      const text = ['---', `updated: ${fixtureDay}`, 'country: NO', ...pages[locale].text, ''].join('\n');
      writeFileSync(join(root, `content/countries/norway.${locale}.md`), text);
    }
    stampTranslations(root, ({ file }) => file.startsWith('content/countries/norway.'));
    problems = siteProblems(root, fixtureDay);
    catalog = loadCatalog(root, fixtureDay);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('no check has anything to say', () => {
    const about = ['content/countries/norway.', 'facts/countries/no.yaml'];
    expect(problems.filter(({ file }) => about.some((start) => file.startsWith(start)))).toEqual([]);
  });

  test.each(languages)('its page is written and listed in %s, with a card for every fact', (locale) => {
    const { path } = pages[locale];
    expect([...readablePaths(catalog, [locale])]).toContain(path);
    const localeSite = composeLocaleSite(catalog, locale, 'https://site.example', fixtureDay);
    const { site } = localeSite;
    expect(site.countryPath('NO')).toBe(path);
    const country = site.countries.get('NO');
    if (!country) throw new Error('It was just written.');
    const ids = country.facts.map(({ id }) => id);
    expect(Object.keys(countryEvidenceFile(country, site).facts)).toEqual(ids);

    const page = pageAt(catalog, path);
    if (page?.kind !== 'country') throw new Error('The page is about no country.');
    const rendered = renderElement(<PageView {...composeView(catalog, page, localeSite)} />, locale);
    expect(rendered.all('h1')[0]?.text).toContain('VPN');
    const marks = rendered.all('a').flatMap(({ attributes }) => attributes['data-evidence'] ?? []);
    for (const id of ids) expect(marks).toContain(`country-no/${id}`);
  });
});
