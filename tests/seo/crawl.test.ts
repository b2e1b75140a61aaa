import { existsSync, readFileSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { locales } from '@vpn-site/core/locale/locale-table.ts';
import { isToolPath } from '@vpn-site/core/route/named-routes.ts';
import { dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { unwrittenPaths } from '@vpn-site/site/compose/kinds/comparison.ts';
import { pageModified, sitemapPages } from '@vpn-site/site/compose/pages.ts';
import { inBatches } from '@vpn-site/site/release/in-batches.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { describe, expect, inject, test } from 'vitest';
import { type CrawledPage, crawlBuiltSite } from './harness/crawled-page.ts';

const pages = crawlBuiltSite();
const origin = new URL(pages[0]?.canonicals[0] ?? '').origin;
const byPath = new Map(pages.map((page) => [page.path, page]));
/** Pages without a file, because they are rendered with their query. */
const withQuery = new Set(readRelease(dist).routes.withQuery.private);
const languages = [...new Set(pages.map(({ language }) => language))];

/** The max length of a title in characters. Search results cut longer ones. */
const titleLength = 75;
/** Home pages, whose title is in the specification. */
const homes = new Set(['/', '/pl', '/tr']);
const descriptionLength = { from: 70, to: 180 };

const offenders = (isWrong: (page: CrawledPage) => boolean) =>
  pages.filter(isWrong).map(({ path, titles, descriptions }) => [path, ...titles, ...descriptions]);

describe('a crawl of the built site', () => {
  test('reaches pages in every language', () => {
    expect(languages.toSorted()).toEqual(['en', 'pl', 'tr']);
    expect(pages.length).toBeGreaterThan(250);
  });

  test('every page has exactly one title, description, canonical link and first heading', {
    tags: 'head-canonical',
  }, () => {
    expect(
      offenders((page) =>
        [page.titles, page.descriptions, page.canonicals, page.headings, page.robots].some(
          (found) => found.length !== 1 || found[0] === '',
        ),
      ),
    ).toEqual([]);
  });

  test.each(locales.map(({ language, iso }) => ({ language, locale: iso.replace('-', '_') })))(
    'every page in $language says og:locale $locale, and that its card has a large picture',
    { tags: ['head-og-defaults', 'head-social-card-type'] },
    ({ language, locale }) => {
      const ours = pages.filter((page) => page.language === language);
      expect(ours.length).toBeGreaterThan(0);
      const wrong = ours.filter(
        ({ card }) =>
          card.get('og:locale')?.join() !== locale ||
          card.get('twitter:card')?.join() !== 'summary_large_image',
      );
      expect(wrong.map(({ path }) => path)).toEqual([]);
    },
  );

  test('every page has each tag of its card once, of type website, at its canonical address', {
    tags: 'head-og-defaults',
  }, () => {
    expect(
      offenders(({ card, canonicals }) => {
        const isOnce = [...card.values()].every((found) => found.length === 1 && found[0] !== '');
        return !isOnce || card.get('og:type')?.[0] !== 'website' || card.get('og:url')?.[0] !== canonicals[0];
      }),
    ).toEqual([]);
    expect(new Set(pages.map(({ card }) => card.get('og:site_name')?.[0])).size).toBe(1);
  });

  test('every page is its own canonical and may be indexed', {
    tags: ['head-canonical', 'head-robots'],
  }, () => {
    expect(
      offenders(({ path, canonicals, robots }) => {
        const address = origin + path;
        return canonicals[0] !== address || robots[0] !== 'index, follow';
      }),
    ).toEqual([]);
  });

  test.each(languages)('titles and descriptions in %s are unique and fit', (language) => {
    const ours = pages.filter((page) => page.language === language);
    expect(doubles(ours.flatMap(({ titles }) => titles))).toEqual([]);
    expect(doubles(ours.flatMap(({ descriptions }) => descriptions))).toEqual([]);
    expect(
      offenders(
        ({ path, titles: [title = ''], language: other }) =>
          other === language && !homes.has(path) && title.length > titleLength,
      ),
    ).toEqual([]);
    expect(
      offenders(({ language: other, descriptions: [description = ''] }) => {
        const fits =
          description.length >= descriptionLength.from && description.length <= descriptionLength.to;
        return other === language && !fits;
      }),
    ).toEqual([]);
  });

  test('every pair of alternates names each other, and English is the default', {
    tags: ['head-hreflang-per-locale', 'head-hreflang-x-default'],
  }, () => {
    const wrong = pages.flatMap((page) =>
      [...page.alternates].flatMap(([language, address]) => {
        const other = byPath.get(pathOf(address));
        if (language === 'x-default') return address === page.alternates.get('en') ? [] : [page.path];
        const isReturned = other?.language === language && other.alternates.get(page.language) === own(page);
        return isReturned ? [] : [`${page.path} → ${language} ${address}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(pages.filter(({ alternates }) => !alternates.has('x-default')).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('A7 every internal link and anchor leads somewhere', () => {
    const broken = pages.flatMap((page) =>
      page.links.flatMap((link) => (isBroken(page, link) ? [`${page.path} → ${link}`] : [])),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  test('every page but the English home shows a picture of its own where it is shared, with a text of its own', () => {
    const wrong = pages.flatMap(({ path, pictures: { addresses, texts } }) => {
      const wanted = path === '/' ? '/preview-image.png' : `/_og${path}.png`;
      const isNamed = addresses.length === 2 && addresses.every((address) => address === origin + wanted);
      const isRendered = existsSync(`${dist}/client${wanted}`) && texts.length === 2 && texts[0] === texts[1];
      return isNamed && isRendered ? [] : [path];
    });
    expect(wrong).toEqual([]);
    for (const language of languages) {
      const ours = pages.filter((page) => page.language === language && !homes.has(page.path));
      expect(doubles(ours.flatMap(({ pictures: { texts } }) => texts[0] ?? ''))).toEqual([]);
    }
  });

  test('every image has a text', () => {
    expect(pages.flatMap(({ imagesWithoutText }) => imagesWithoutText)).toEqual([]);
  });
});

describe('the search index', () => {
  test.each(languages)(
    'in %s names the pages that exist, comparisons without a text by their template',
    (language) => {
      const { entries, pairs } = JSON.parse(
        readFileSync(`${dist}/client/_search/v2/${language}.json`, 'utf8'),
      ) as {
        entries: { kind: string; path: string }[];
        pairs?: { path: string };
      };
      const unlisted = pairs ? unwrittenPaths(loadCatalog(siteRoot, readRelease(dist).asOf)) : [];
      const found = entries.filter(({ kind }) => kind !== 'term').map(({ path }) => path);
      const exist = pages
        .filter((page) => page.language === language && !unlisted.includes(page.path))
        .map(({ path }) => path);
      expect(found.toSorted()).toEqual(exist.toSorted());
    },
  );
});

describe('sitemaps', () => {
  test.each([
    ['en', 'sitemap.xml'],
    ['pl', 'pl/sitemap.xml'],
    ['tr', 'tr/sitemap.xml'],
  ])(
    'the one in %s lists the pages that exist, except comparisons without a text',
    { tags: 'routes-sitemaps' },
    (language, file) => {
      const catalog = loadCatalog(siteRoot, readRelease(dist).asOf);
      const unlisted = new Set(unwrittenPaths(catalog));
      const listed = listedPaths(file);
      const exist = pages
        .filter((page) => page.language === language && !unlisted.has(page.path))
        .map(({ path }) => path);
      expect(listed.toSorted()).toEqual(exist.toSorted());
    },
  );

  test('A7 every address in them is answered with 200', async () => {
    const paths = ['sitemap.xml', 'pl/sitemap.xml', 'tr/sitemap.xml'].flatMap(listedPaths);
    // An edge refuses a thousand requests at once from one address.
    const answers = await inBatches(paths, 32, (path) =>
      fetch(inject('edgeUrl') + path, { method: 'HEAD', redirect: 'manual' }),
    );
    const failed = answers
      .filter(({ status }) => status !== 200)
      .map(({ url, status }) => `${url} ${status}`);
    expect(failed).toEqual([]);
  });

  test('name the alternates of each page, and a day of change that is not in the future', {
    tags: ['routes-sitemap-alternates', 'routes-sitemap-lastmod'],
  }, () => {
    const xml = readFileSync(`${dist}/client/pl/sitemap.xml`, 'utf8');
    const entries = xml.match(/<url>.*?<\/url>/g) ?? [];
    const today = new Date().toISOString().slice(0, 10);
    for (const entry of entries) {
      expect((/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '9999') <= today).toBe(true);
    }
    const catalog = loadCatalog(siteRoot, readRelease(dist).asOf);
    const wrong = sitemapPages(catalog)
      .filter(({ locale }) => locale === 'pl')
      .filter((page) => {
        const entry = entries.find((one) => one.includes(`<loc>${origin}${page.path}</loc>`));
        const named: readonly string[] = entry?.match(/hreflang="[^"]+"/g) ?? [];
        const isWhole =
          named.length === page.alternates.length + Number(named.includes('hreflang="x-default"'));
        return !isWhole || !entry?.includes(`<lastmod>${pageModified(page, catalog.facts)}</lastmod>`);
      })
      .toArray();
    expect(wrong).toEqual([]);
  });
});

function own(page: CrawledPage): string {
  return page.canonicals[0] ?? '';
}

function listedPaths(sitemap: string): string[] {
  const xml = readFileSync(`${dist}/client/${sitemap}`, 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

function doubles(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

function isBroken(page: CrawledPage, link: string): boolean {
  const target = new URL(link, own(page));
  if (target.origin !== origin) return false;
  const path = decodeURI(target.pathname);
  const found = byPath.get(path);
  if (withQuery.has(path)) return false;
  // The server creates calendar files, at the address of a tool; tests/e2e/true-cost.test.ts opens them.
  if (isToolPath(path) && path.endsWith('.ics')) return !byPath.has(path.slice(0, -'.ics'.length));
  if (!found) return !existsSync(`${dist}/client${path}`) && !existsSync(`${dist}/client${path}.html`);
  const anchor = decodeURIComponent(target.hash.slice(1));
  return anchor !== '' && !found.ids.has(anchor);
}
