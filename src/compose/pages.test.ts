import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { pageAt, prerenderedRoutes } from './pages.ts';

const real = loadCatalog(process.cwd());
const catalog = {
  ...real,
  documents: new DocumentIndex([
    {
      id: 'explainers/x',
      kind: 'explainers',
      locale: 'pl',
      slug: 'x',
      file: 'content/explainers/x.pl.md',
      frontMatter: { title: 'T', description: 'D', updated: '2026-11-15', excerpt: 'E', reviewer: 'R' },
    },
  ]),
};

describe('pages', () => {
  test('a document becomes a page; every field it has besides the usual ones is passed on as data', () => {
    expect(pageAt(catalog, '/pl/x')).toMatchObject({
      kind: 'article',
      documentId: 'explainers/x',
      title: 'T',
      layout: 'default',
      data: { excerpt: 'E', reviewer: 'R' },
      alternates: [{ locale: 'pl', path: '/pl/x' }],
    });
  });

  test('an address without a document is an error page, the style guide, or nothing', () => {
    expect(pageAt(catalog, '/tr/404')).toMatchObject({ kind: 'error', status: 404, locale: 'tr' });
    expect(pageAt(catalog, '/pl/styleguide')).toMatchObject({ kind: 'styleguide', locale: 'pl' });
    expect(pageAt(catalog, '/x')).toBeUndefined();
  });

  test('error pages are always written; documents up to the limit; the style guide when asked for', () => {
    const paths = (environment: Record<string, string>) =>
      prerenderedRoutes(catalog, environment).map(({ params }) => params.path);
    expect(paths({ PRERENDER_LIMIT: '0' })).toEqual(['404', '500', 'pl/404', 'pl/500', 'tr/404', 'tr/500']);
    expect(paths({})).toContain('pl/x');
    expect(paths({ STYLEGUIDE: '1' })).toContain('tr/styleguide');
  });
});
