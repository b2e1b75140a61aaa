import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { ordersNaming } from '@vpn-site/core/country/block-orders.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { needQuery } from '@vpn-site/core/need/need-progress.ts';
import { firstQuestion } from '@vpn-site/core/need/need-tree.ts';
import { roundTo } from '@vpn-site/core/scoring/full-score.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { Contradictions, contradictionText } from '@vpn-site/gate/contradictions/contradictions.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { rankingFile } from '@vpn-site/site/blocks/tools/your-ranking/ranking-file.ts';
import { publishedProviders } from '@vpn-site/site/build/open-data/published-providers.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { buildRoutes } from '@vpn-site/site/compose/page-routes.ts';
import { providerEvidence } from '@vpn-site/site/price/provider-evidence.ts';
import { assertionsIn, type FoundAssertion, recordAssertions } from '@vpn-site/site/site/assertions.ts';
import { type DefaultTreeAdapterMap, parse, serializeOuter } from 'parse5';
import { describe, expect, test } from 'vitest';
import { renderPageOf } from '../calendar/render-page.ts';
import { liveRoot } from '../content/live-site.ts';

interface Rendered {
  readonly statements: Contradictions;
  readonly pages: readonly { readonly locale: LocaleCode; readonly path: string; readonly html: string }[];
}

/** Renders all pages and files of a site in these languages, and collects their statements. */
function rendered(catalog: Catalog, asOf: Day, locales: readonly LocaleCode[]): Rendered {
  const found = new Contradictions();
  const pages: { locale: LocaleCode; path: string; html: string }[] = [];
  const stopRecording = recordAssertions();
  try {
    const add = (at: string, output: string) => found.add({ at, assertions: assertionsIn(output) });
    const { files } = buildRoutes(catalog, readBuildSettings({}));
    for (const locale of locales) {
      const shared = composeLocaleSite(catalog, locale, 'https://site.example', asOf);
      for (const path of files) {
        if (pageAt(catalog, path)?.locale !== locale) continue;
        const html = renderPageOf(catalog, path, shared);
        add(path, html);
        pages.push({ locale, path, html });
      }
      add(`/_search/v2/${locale}.json`, JSON.stringify(composeSearchFile(catalog, locale, asOf)));
      add(`/_ranking/${locale}.json`, JSON.stringify(rankingFile(shared.site)));
      for (const provider of catalog.facts.providers) {
        const file = `/_evidence/${locale}/${provider.id}.json`;
        add(file, JSON.stringify(providerEvidence(provider, shared.site)));
      }
    }
    found.add({ at: '/data/v1/scores.json', assertions: dataAssertions(catalog, asOf) });
  } finally {
    stopRecording();
  }
  return { statements: found, pages };
}

/** Returns the statements of the open data about scores and ranks, in the form of those on pages. */
function dataAssertions(catalog: Catalog, asOf: Day): FoundAssertion[] {
  const { providers } = publishedProviders(catalog, asOf);
  const { profiles } = publishedScores(providers, catalog.methodology, asOf);
  return profiles.flatMap(({ profile, ranked }) =>
    ranked.flatMap(({ provider, score, place, evidence }) => {
      const claim = (key: string, value: string | number): FoundAssertion => ({
        about: provider,
        key: `${key}.${profile}`,
        value: `${value}`,
        isFirm: true,
        words: `${value}`,
      });
      return [
        claim('score', roundTo(score ?? 0, 1)),
        claim('rank', `${place.from}-${place.to}`),
        claim('evidence', Math.floor(evidence * 100)),
      ];
    }),
  );
}

const catalog = fixtureCatalog();
const fixture = rendered(catalog, fixtureDay, localeCodes);

function expectNoContradiction({ statements }: Rendered, { facts }: Catalog): void {
  expect(statements.size.questions).toBeGreaterThan(facts.providers.length * 40);
  expect(statements.find().map(contradictionText)).toEqual([]);
}

test('the pages and files of the fixture site do not contradict each other', () => {
  expectNoContradiction(fixture, catalog);
});

test('nor do those of the real site', () => {
  const real = loadCatalog(liveRoot, today());
  // All 900 pages take minutes, so only the nightly run renders every language.
  expectNoContradiction(rendered(real, today(), sampleUnlessNightly(localeCodes, localeCodes.length)), real);
});

type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/**
 * Turkish pages that the server renders on request: a comparison of three providers, and a result of the tool "Do I need a
 * VPN?".
 */
const onRequest: readonly (readonly [path: string, query: string])[] = [
  ['/tr/karsilastirma', '?with=alder,birch,elm'],
  ['/tr/araclar/vpn-gerekli-mi', needQuery([{ question: firstQuestion, answer: 'any' }])],
];

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value ?? '';

function elementsIn(node: Parent): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** Returns the provider to which a link leads; undefined for all other elements. */
function destination(element: Element): string | undefined {
  return /\/sendme\/([a-z0-9-]+)/.exec(attribute(element, 'href'))?.[1];
}

const isChip = (element: Element) => attribute(element, 'class').split(' ').includes('order-chip');

/**
 * Returns the links to named providers that have no chip of their own: the smallest element with the link and a chip must
 * not have a link to another provider.
 */
function linksWithoutChip(html: string, named: ReadonlySet<string>): string[] {
  return elementsIn(parse(html)).flatMap((link) => {
    const provider = destination(link);
    if (provider === undefined || !named.has(provider)) return [];
    let around = link.parentNode;
    while (around && 'parentNode' in around && !elementsIn(around).some(isChip)) around = around.parentNode;
    const inside = around ? elementsIn(around) : [];
    const isMarked =
      inside.some(isChip) && inside.every((other) => [provider, undefined].includes(destination(other)));
    return isMarked ? [] : [serializeOuter(link)];
  });
}

describe.each(localeCodes)('chips of block orders in %s', (locale) => {
  const shared = composeLocaleSite(catalog, locale, 'https://site.example', fixtureDay);
  const country = homeCountry(shared.site.countries, locale);
  const named = new Set(
    [...shared.site.providers.keys()].filter((id) => country && ordersNaming(country, id).length > 0),
  );

  test('every link to a provider that the country of the readers blocks has its chip', () => {
    const pages = [
      ...fixture.pages.filter((page) => page.locale === locale),
      ...(locale === 'tr' ? onRequest : []).map(([path, query]) => ({
        path: path + query,
        html: renderPageOf(catalog, path, shared, query),
      })),
    ];
    const missing = pages.flatMap(({ path, html }) =>
      linksWithoutChip(html, named).map((link) => `${path}: ${link}`),
    );
    expect(missing).toEqual([]);
    const marked = pages.filter(({ html }) => html.includes('order-chip')).length;
    if (named.size > 0) expect(marked).toBeGreaterThan(20);
    else expect(marked).toBe(0);
  });

  test('the data of the own ranking has a chip for exactly the named ones', () => {
    const { providers } = rankingFile(shared.site).texts;
    const withChip = Object.keys(providers).filter((id) => providers[id]?.link.orderChip);
    expect(new Set(withChip)).toEqual(named);
  });
});
