import { rmSync } from 'node:fs';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { closedFixture, closedOn } from '@vpn-site/fixture/closed-fixture.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { readDueItems } from '@vpn-site/upkeep/due/due-items.ts';
import { watchedCells } from '@vpn-site/upkeep/watch/watched-cells.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { selectAllReviews } from '#blocks/page/all-reviews/all-reviews.block.ts';
import { AllReviews } from '#blocks/page/all-reviews/all-reviews.tsx';
import { selectPriceChanges } from '#blocks/page/price-changes/price-changes.block.ts';
import { namedModel } from '#evidence/country/named-model.ts';
import { ReviewView } from '#views/review/review-view.tsx';
import { pageAt } from './compose-page.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { pairRules } from './kinds/comparison.ts';
import { composeLocaleSite } from './locale-site.ts';
import { pageDescription, readablePaths } from './pages.ts';
import { type MovedPath, movedPaths } from './redirects.ts';
import { composeStructuredData } from './structured-data/structured-data.ts';

const root = closedFixture();
const merged = closedFixture('kind: merged\n  into: elm');
afterAll(() => {
  for (const folder of [root, merged]) rmSync(folder, { recursive: true });
});
const catalog = loadCatalog(root, fixtureDay);
const whole = fixtureCatalog();
const siteIn = (locale: LocaleCode) => testContext(locale, { catalog });
const reviewPaths = { en: '/reviews/birch', pl: '/pl/recenzje/birch', tr: '/tr/incelemeler/birch' } as const;

function allMoved(from: Catalog): MovedPath[] {
  const ids = from.facts.providers.map(({ id }) => id);
  return [...new PairRoutes(pairRules(from), ids).moved(), ...movedPaths(from)];
}

function reviewAt(path: string, from = catalog) {
  const page = pageAt(from, path);
  if (page?.kind !== 'review') throw new Error(`There is no review at ${path}.`);
  return page;
}

function rendered(path: string, from = catalog): string {
  const page = reviewAt(path, from);
  const document = from.documents.atPath(path);
  return renderHtml(
    <ReviewView
      page={page}
      body={document && from.body(document)}
      site={testContext(page.locale, { catalog: from })}
      breadcrumbs={undefined}
      foot={undefined}
    />,
    page.locale,
  );
}

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the review of a provider that closed', () => {
  test.each([
    ['en', 'Birch VPN closed on'],
    ['pl', 'Usługa Birch VPN została zamknięta'],
    ['tr', 'Birch VPN, 31 Mayıs 2025 tarihinde kapandı.'],
  ] as const)('says so first in %s, with its source and where to look instead', (locale, words) => {
    const html = rendered(reviewPaths[locale]);
    const text = plain(html).replaceAll(' ', ' ');
    expect(text.slice(0, 200)).toContain(words);
    expect(html).toContain('data-evidence="birch/status"');
    expect(html).toMatch(/<a href="[^"]*best-vpn|<a href="[^"]*najlepsz|<a href="[^"]*en-iyi/);
  });

  test('sells nothing: no button, no link to it, no price and no score', () => {
    const html = rendered(reviewPaths.en);
    expect(html).not.toContain('/sendme/');
    expect(html).not.toContain('class="answer');
    expect(html).not.toMatch(/price-line|score-number/);
    expect(html).not.toContain('href="https://birch.example"');
  });

  test('keeps what happened and what we wrote', () => {
    const html = rendered(reviewPaths.en);
    const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['audits', 'owner', 'prices', 'text', 'facts', 'not-verified']),
    );
    expect(ids).not.toContain('change-our-mind');
    expect(plain(html)).toContain('Birch VPN is cheap at first and dear later');
    expect(plain(html)).toMatch(/The limit is Unlimited/);
  });

  test('describes itself as closed, to machines too', () => {
    const page = reviewAt(reviewPaths.en);
    const setting = composeLocaleSite(catalog, 'en', 'https://site.example', fixtureDay);
    expect(pageDescription(page, { ...catalog.site, url: '' }, setting.t)).toMatch(/^Birch VPN closed on /);
    const data = JSON.stringify(composeStructuredData(catalog, page, setting));
    expect(data).toContain('"Article"');
    expect(data).not.toMatch(/SoftwareApplication|Rating|Offer/);
  });
});

describe('a provider that closed', () => {
  test('is in no list, ranking, comparison, price list or file of offers', () => {
    const site = siteIn('en');
    expect([...site.providers.keys()]).not.toContain('birch');
    expect(JSON.stringify(site.ranking('overall').ranking)).not.toContain('"birch"');
    expect([...readablePaths(catalog)].filter((path) => /birch.*-vs-|-vs-birch/.test(path))).toEqual([]);
    expect(JSON.stringify(selectPriceChanges(site))).not.toContain('birch');
    expect(site.comparisonPath('alder', 'birch')).toBeUndefined();
  });

  test('every address that it had is a page or leads to its review', () => {
    const moved = new Map(allMoved(catalog));
    const paths = new Set(readablePaths(catalog));
    const before = [
      ...readablePaths(whole),
      ...allMoved(whole).map(([from]) => from),
      ...['', '/pl', '/tr'].map((prefix) => `${prefix}/sendme/birch`),
    ];
    expect(before.filter((path) => !paths.has(path) && !moved.has(path))).toEqual([]);
    expect(moved.get('/compare/alder-vs-birch')).toBe(reviewPaths.en);
    expect(moved.get('/pl/porownania/birch-vs-alder')).toBe(reviewPaths.pl);
    expect(moved.get('/sendme/birch')).toBe(reviewPaths.en);
    for (const [from, to] of moved) {
      expect(paths.has(from), from).toBe(false);
      expect(paths.has(to), to).toBe(true);
    }
  });

  test('orders, feeds and the list of reviews go on naming it', () => {
    const turkish = siteIn('tr');
    const turkey = homeCountry(catalog.facts.countries, 'tr');
    const orders = turkey && namedModel(turkey, turkish);
    expect(orders?.others).toContainEqual({ name: 'Birch VPN', review: reviewPaths.tr });
    expect(orders?.rows.map(({ badge: face }) => face.id)).not.toContain('birch');
    const feeds = feedFiles(catalog, 'https://site.example', fixtureDay).map(({ path }) => path);
    expect(feeds.filter((path) => path.includes('birch'))).toHaveLength(localeCodes.length);
    const list = renderHtml(<AllReviews {...selectAllReviews(siteIn('en'))} />);
    expect(plain(list)).toContain('No longer available: Birch VPN closed on');
    expect(list).toContain(`<a href="${reviewPaths.en}">`);
  });

  test('nobody is asked to look at its facts again', () => {
    const items = readDueItems(root);
    expect(items.filter(({ file }) => /^facts\/.*\bbirch\b/.test(file))).toEqual([]);
    expect(watchedCells(readFactFiles(root)).filter(({ provider }) => provider === 'birch')).toEqual([]);
    expect(closedOn < fixtureDay).toBe(true);
  });
});
