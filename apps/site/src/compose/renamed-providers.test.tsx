import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { handOffPath } from '@vpn-site/core/outbound/hand-off.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { siteProblems } from '#checks/site-problems.ts';
import { SearchIndex } from '#search/search-index.ts';
import { ReviewView } from '#views/review/review-view.tsx';
import { composeSearchFile } from './build-search-index.ts';
import { pageAt } from './compose-page.ts';
import { readablePaths } from './pages.ts';
import { movedPaths } from './redirects.ts';

/** The field as docs/editors/facts.md explains it: Birch VPN is now called Rowan VPN, and was once called Twig Tunnel. */
const formerly = `formerly:
  - name: Twig Tunnel
    until: "2019"
    basis: provider-claim
    asOf: 2019-03
    checked: 2025-06-01
    sources: [ news ]
    quotes:
      - { source: news, text: "Twig Tunnel is now Birch VPN." }
  - name: Birch VPN
    until: 2025-05
    basis: provider-claim
    asOf: 2025-05
    checked: 2025-06-01
    sources: [ news ]
    quotes:
      - { source: news, text: "Birch VPN is now Rowan VPN." }
facts:
`;
const source =
  '  news: { url: https://birch.example/news, title: News, publisher: provider, kind: document, published: 2025-05-20 }\n';

const root = copyOfFixture();
afterAll(() => rmSync(root, { recursive: true }));
const file = join(root, 'facts/providers/birch.yaml');
writeFileSync(
  file,
  readFileSync(file, 'utf8')
    .replace('name: Birch VPN', 'name: Rowan VPN')
    .replace(/^facts:\n/m, formerly)
    .replace(/^sources:\n/m, (heading) => heading + source),
);
const catalog = loadCatalog(root, fixtureDay);
const whole = fixtureCatalog();
const problems = siteProblems(root, fixtureDay).filter(({ severity }) => severity !== 'advice');
const reviews = { en: '/reviews/birch', pl: '/pl/recenzje/birch', tr: '/tr/incelemeler/birch' } as const;

describe('a provider that was renamed', () => {
  test('keeps every address in every language: pages, those that moved, and the links to it', () => {
    expect([...readablePaths(catalog)]).toEqual([...readablePaths(whole)]);
    expect(movedPaths(catalog)).toEqual(movedPaths(whole));
    const pages = new Set(readablePaths(catalog));
    for (const locale of localeCodes) {
      expect(pages).toContain(reviews[locale]);
      expect(pageAt(catalog, handOffPath(locale, 'birch'))?.kind).toBe('sendme');
    }
    for (const [from, to] of movedPaths(catalog)) expect(pages.has(to), `${from} → ${to}`).toBe(true);
  });

  test.each([
    ['en', /Formerly Birch VPN \(renamed: May 2025\).*Formerly Twig Tunnel \(renamed: 2019\)/],
    ['pl', /Dawniej Birch VPN \(zmiana nazwy: maj 2025\).*Dawniej Twig Tunnel \(zmiana nazwy: 2019\)/],
    [
      'tr',
      /Eski adı: Birch VPN \(ad değişikliği: Mayıs 2025\).*Eski adı: Twig Tunnel \(ad değişikliği: 2019\)/,
    ],
  ] as const)(
    'is called by its name in %s, and its review tells the former ones, the latest first',
    (locale, words) => {
      const page = pageAt(catalog, reviews[locale]);
      if (page?.kind !== 'review') throw new Error('There is no review.');
      const document = catalog.documents.atPath(page.path);
      const body = document && catalog.body(document);
      const site = testContext(locale, { catalog });
      const view = (
        <ReviewView page={page} body={body} site={site} breadcrumbs={undefined} foot={undefined} />
      );
      const html = renderHtml(view, locale);
      const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
      expect(text).toContain('Rowan VPN');
      expect(text).toMatch(words);
      expect(html).toContain('data-evidence="birch/formerly:1"');
    },
  );

  test.each(localeCodes)('is found in %s by every name it had', (locale) => {
    const index = new SearchIndex(composeSearchFile(catalog, locale, fixtureDay));
    for (const name of ['Rowan VPN', 'Birch VPN', 'Twig Tunnel']) {
      expect(
        index.find(name, 3).map(({ path }) => path),
        name,
      ).toContain(reviews[locale]);
    }
  });

  test('lets the checks name the texts that rest on its name', () => {
    const files = problems.filter(({ message }) => message.includes('Rowan')).map((problem) => problem.file);
    for (const locale of localeCodes) expect(files).toContain(`content/reviews/birch.${locale}.md`);
    expect(problems.filter(({ file: where }) => where.startsWith('facts/'))).toEqual([]);
  });
});
