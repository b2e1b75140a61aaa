import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from './compose-page.ts';
import { kindOf } from './page-kinds.ts';
import { prerenderedRoutes } from './page-routes.ts';

const whole = fixtureCatalog();
const catalog = {
  ...whole,
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
  test('a document becomes a page; every field it has besides the usual ones is passed on as data', {
    tags: ['document-fields', 'document-other-fields'],
  }, () => {
    expect(pageAt(catalog, '/pl/x')).toMatchObject({
      kind: 'article',
      documentId: 'explainers/x',
      title: 'T',
      layout: 'default',
      data: { excerpt: 'E', reviewer: 'R' },
      alternates: [{ locale: 'pl', path: '/pl/x' }],
    });
  });

  test('a page has the layout that its document chooses', { tags: 'layout-choice' }, () => {
    const [document] = catalog.documents.all();
    if (!document) throw new Error('The sample has no document.');
    const chosen = { ...document, frontMatter: { ...document.frontMatter, layout: 'wide' } };
    const page = pageAt({ ...catalog, documents: new DocumentIndex([chosen]) }, '/pl/x');
    expect(page && kindOf(page).rendering.layout(page)).toBe('wide');
  });

  test('an address without a document is an error page, the style guide, or nothing', () => {
    expect(pageAt(catalog, '/tr/404')).toMatchObject({ kind: 'error', status: 404, locale: 'tr' });
    expect(pageAt(catalog, '/pl/styleguide')).toMatchObject({ kind: 'styleguide', locale: 'pl' });
    expect(pageAt(catalog, '/x')).toBeUndefined();
  });

  test.each([
    ['/sendme/alder', 'en'],
    ['/pl/sendme/alder', 'pl'],
    ['/tr/sendme/alder', 'tr'],
  ])('%s is the hand-off page of a provider, in %s', (path, locale) => {
    const page = pageAt(catalog, path);
    expect(page).toMatchObject({ kind: 'sendme', vpn: 'alder', providerName: 'Alder VPN', locale });
    expect(page?.alternates.map((alternate) => alternate.path)).toEqual([
      ...['/sendme/alder', '/pl/sendme/alder', '/tr/sendme/alder'],
    ]);
  });

  test.each(['/sendme', '/sendme/nobody', '/sendme/alder/continue', '/sendme/constructor'])(
    '%s is no hand-off page',
    (path) => {
      expect(pageAt(catalog, path)).toBeUndefined();
    },
  );

  test('error pages are always written; documents up to the limit; the style guide when asked for', () => {
    const paths = (environment: Record<string, string>) =>
      prerenderedRoutes(catalog, readBuildSettings(environment)).map(({ params }) => params.path);
    const always = paths({ PRERENDER_LIMIT: '0' });
    expect(always.slice(0, 6)).toEqual(['404', '500', 'pl/404', 'pl/500', 'tr/404', 'tr/500']);
    expect(always.slice(6).every((path) => path?.includes('sendme/'))).toBe(true);
    expect(paths({})).toContain('pl/x');
    expect(paths({ STYLEGUIDE: '1' })).toContain('tr/styleguide');
  });
});
