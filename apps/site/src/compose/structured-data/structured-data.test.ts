import type { Catalog } from '@vpn-site/content/catalog.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { scoreProfile } from '@vpn-site/core/scoring/score-profile.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from '../compose-page.ts';
import { composeLocaleSite } from '../locale-site.ts';
import { composeStructuredData } from './structured-data.ts';

const day = fixtureDay;
const whole = fixtureCatalog();
const documents = ['pages/open-data', 'pages/glossary', 'roundups/private', 'reviews/alder'].map((id) => ({
  id,
  kind: id.split('/')[0] ?? '',
  locale: 'pl' as const,
  slug: id,
  file: `content/${id}.pl.md`,
  frontMatter: { title: `T ${id}`, description: 'D', updated: '2025-06-01', profile: 'privacy' },
}));
const catalog: Catalog = {
  ...whole,
  documents: new DocumentIndex([...documents, ...whole.documents.all()]),
  glossary: () => [{ id: 'vpn', term: 'VPN', definition: 'Tunel.' }],
};

type Node = Readonly<Record<string, unknown>>;

function graphOf(path: string, locale: LocaleCode = 'pl'): Node[] {
  const page = pageAt(catalog, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const setting = composeLocaleSite(catalog, locale, 'https://site.example', day);
  return composeStructuredData(catalog, page, setting).flatMap((tag) =>
    tag.tag === 'script' ? (tag.data as { '@graph': Node[] })['@graph'] : [],
  );
}

const typesOf = (graph: readonly Node[]) => graph.map((node) => node['@type']);
const question = (graph: readonly Node[], type: string) => graph.find((node) => node['@type'] === type);

describe('structured data', () => {
  test.each([
    ['/pl', []],
    ['/pl/pages/open-data', ['BreadcrumbList', 'Article', 'Dataset']],
    ['/pl/pages/glossary', ['BreadcrumbList', 'Article', 'DefinedTermSet']],
    ['/pl/roundups/private', ['BreadcrumbList', 'Article', 'ItemList']],
    ['/pl/reviews/alder', ['BreadcrumbList', 'Review']],
    ['/pl/porownania/alder-vs-elm', ['BreadcrumbList', 'Article']],
  ])('%s speaks of the site and of %j', (path, types) => {
    expect(typesOf(graphOf(path))).toEqual(['Organization', 'WebSite', ...types]);
  });

  test.each(['/pl/404', '/pl/styleguide', '/pl/sendme/alder'])('%s has none', (path) => {
    expect(graphOf(path)).toEqual([]);
  });

  test('the site is searched in the language of the page', () => {
    const action = question(graphOf('/pl', 'pl'), 'WebSite')?.potentialAction;
    const urlTemplate = 'https://site.example/pl/szukaj?q={search_term_string}';
    expect(action).toMatchObject({ target: { '@type': 'EntryPoint', urlTemplate } });
  });

  test('a review carries the computed score and what it says for and against, by the publisher', () => {
    const { ranked } = scoreProfile(whole.facts.providers, whole.methodology, 'overall', day).ranking;
    const score = ranked.find((entry) => entry.score.provider === 'alder')?.score;
    const review = question(graphOf('/pl/reviews/alder'), 'Review');
    const first = { '@type': 'ListItem', position: 1, name: expect.stringMatching(/^\S.+\S$/) };
    expect(review).toMatchObject({
      author: { '@id': 'https://site.example/#organization' },
      reviewRating: { ratingValue: score?.value, bestRating: 10, worstRating: 0 },
      itemReviewed: {
        name: 'Alder VPN',
        operatingSystem: expect.stringMatching(/Windows.*Android/),
        offers: { '@type': 'Offer', priceCurrency: 'USD', price: expect.any(Number) },
      },
      positiveNotes: { itemListElement: expect.arrayContaining([first]) },
      negativeNotes: { itemListElement: expect.arrayContaining([first]) },
    });
    expect(JSON.stringify(review)).not.toMatch(/aggregateRating|ratingCount/i);
  });

  test('prices that are too old are not offered, and one who is not ranked has no rating', () => {
    const providers = whole.facts.providers.map((provider) =>
      provider.id === 'alder'
        ? { ...provider, facts: { prices: provider.facts.prices ?? { value: 'unknown' as const } } }
        : provider,
    );
    const emptied = { ...catalog, facts: { ...whole.facts, providers } };
    const page = pageAt(emptied, '/pl/reviews/alder');
    const later = composeLocaleSite(emptied, 'pl', 'https://site.example', '2029-01-01');
    const [tag] = page ? composeStructuredData(emptied, page, later) : [];
    const text = JSON.stringify(tag);
    expect(text).toContain('"Review"');
    expect(text).not.toMatch(/Offer|reviewRating|operatingSystem/);
  });

  test('a ranking lists the ranked ones in their order, with the reviews that exist', () => {
    const { ranked } = scoreProfile(whole.facts.providers, whole.methodology, 'privacy', day).ranking;
    const list = question(graphOf('/pl/roundups/private'), 'ItemList') as { itemListElement: Node[] };
    expect(list.itemListElement.map(({ position }) => position)).toEqual(ranked.map(({ rank }) => rank));
    expect(list.itemListElement).toContainEqual(
      expect.objectContaining({ name: 'Elm VPN', url: 'https://site.example/pl/recenzje/elm' }),
    );
  });

  test('the data set names its files, its licence and the time it speaks of', () => {
    const set = question(graphOf('/pl/pages/open-data'), 'Dataset') as { distribution: Node[] };
    expect(set).toMatchObject({
      license: 'https://creativecommons.org/licenses/by/4.0/',
      temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-\d\d\/2025-\d\d-\d\d$/),
    });
    const contentUrl = 'https://site.example/data/v1/facts.csv';
    expect(set.distribution).toContainEqual(
      expect.objectContaining({ contentUrl, encodingFormat: 'text/csv' }),
    );
  });

  test('the way to a page starts at home and ends with the page', () => {
    const { itemListElement } = question(graphOf('/pl/porownania/alder-vs-elm'), 'BreadcrumbList') as {
      itemListElement: Node[];
    };
    expect(itemListElement[0]).toMatchObject({ position: 1, item: 'https://site.example/pl' });
    expect(itemListElement.at(-1)).toMatchObject({
      item: 'https://site.example/pl/porownania/alder-vs-elm',
    });
  });
});
