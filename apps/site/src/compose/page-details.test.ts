import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { pageAt } from './compose-page.ts';
import { composeLocaleSite } from './locale-site.ts';
import { composePageDetails } from './page-details.ts';

const catalog = fixtureCatalog();
const url = 'https://vpn.example';

function detailsOf(path: string, changed: Partial<typeof catalog> = {}) {
  const own = { ...catalog, ...changed };
  const page = pageAt(own, path);
  if (!page) throw new Error(`No page at ${path}`);
  const { frame, t } = composeLocaleSite(own, page.locale, url, fixtureDay);
  return composePageDetails(own, page, frame, { share: undefined, t });
}

/** Returns the catalog with other front matter in one document. */
function withFields(file: string, fields: Readonly<Record<string, unknown>>) {
  const documents = catalog.documents
    .all()
    .map((document) =>
      document.file === file
        ? { ...document, frontMatter: { ...document.frontMatter, ...fields } }
        : document,
    );
  return { documents: new DocumentIndex(documents) };
}

describe('composePageDetails', () => {
  test('an original follows nothing, a translation its original', () => {
    expect(detailsOf('/privacy/what-is-a-vpn').translation).toBeUndefined();
    expect(detailsOf('/pl/prywatnosc/co-to-jest-vpn').translation).toEqual({
      originalPath: '/privacy/what-is-a-vpn',
      reviewer: undefined,
    });
  });

  test('a change is a check, unless there was a later one', () => {
    const file = 'content/explainers/what-is-a-vpn.en.md';
    const dates = (checked?: string) => {
      const fields = { updated: '2026-10-01', ...(checked && { checked }) };
      return detailsOf('/privacy/what-is-a-vpn', withFields(file, fields)).checked;
    };
    expect(dates()).toBe('2026-10-01');
    expect(dates('2026-09-01')).toBe('2026-10-01');
    expect(dates('2026-11-01')).toBe('2026-11-01');
  });

  test('mistakes are reported where the owner says, else by the form', () => {
    const reporting = (reportErrors?: string) => ({ site: { ...catalog.site, reportErrors } });
    const mailed = reporting('mailto:errors@vpn.example');
    expect(detailsOf('/about', mailed).reportErrors).toBe(
      'mailto:errors@vpn.example?subject=About%20me&body=https%3A%2F%2Fvpn.example%2Fabout%0D%0A',
    );
    const tracked = reporting('https://tracker.example/new?provider={provider}&page={page}');
    expect(detailsOf('/reviews/alder', tracked).reportErrors).toBe(
      'https://tracker.example/new?provider=alder&page=https%3A%2F%2Fvpn.example%2Freviews%2Falder',
    );
    expect(detailsOf('/pl/o-mnie', reporting()).reportErrors).toBe('/pl/zglos-blad');
    expect(detailsOf('/reviews/alder', reporting()).reportErrors).toBe('/report?about=alder');
  });

  test('the source of a written page is named where the owner names a repository', () => {
    const at = (path: string, repository?: string) =>
      detailsOf(path, { site: { ...catalog.site, repository } }).source;
    expect(at('/pl/o-mnie')).toBeUndefined();
    expect(at('/pl/o-mnie', 'https://github.com/oak/site')).toBe(
      'https://github.com/oak/site/blob/HEAD/content/pages/about.pl.md',
    );
  });

  test('a page leads to two to four other pages that exist', () => {
    const { related } = detailsOf('/guides/install-vpn-on-router');
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related.length).toBeLessThanOrEqual(4);
    for (const other of related) expect(pageAt(catalog, other.path)).toBeDefined();
  });

  test('other pages are named by their titles, not by the labels of the menu', () => {
    const changed = withFields('content/guides/set-up-vpn-on-android.en.md', { title: 'A VPN on Android' });
    const { related } = detailsOf('/guides/install-vpn-on-router', changed);
    expect(related.map(({ title }) => title)).toContain('A VPN on Android');
  });
});
