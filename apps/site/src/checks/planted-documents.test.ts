import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import { composeSearchFile } from '#compose/build-search-index.ts';
import { documentSummary, withCustomFields } from '#compose/document-fields.ts';
import { messagesOf } from '#compose/locale-site.ts';
import { readablePageAt, readablePaths } from '#compose/pages.ts';
import { composeSiteContext } from '#compose/site-context.ts';
import { localeLinks } from '#page/locale-links.ts';
import type { ReadablePage } from '#page/page.ts';
import { siteProblems } from './site-problems.ts';

const asOf = fixtureDay;
const written = (...lines: string[]) => ['---', 'description: D', `updated: ${asOf}`, ...lines].join('\n');

/** Documents that an editor adds to the site, to test how the site handles them. */
const planted: Readonly<Record<string, string>> = {
  'guides/first-steps.en.md': written('slug: guides/first-steps', 'languages: [en]', '---', ''),
  'guides/first-steps-named.en.md': written(
    'slug: guides/named',
    'metaTitle: Named by its route',
    'languages: [en]',
    'layout: wide',
    'colour: red',
    'sizes: [s, m]',
    'excerpt: "*In short*, a sentence."',
    '---',
    'It is {% field name="colour" /%}.',
  ),
  'guides/forgotten.en.md': written('title: T', 'slug: guides/forgotten', 'exerpt: E', '---', ''),
  'guides/typed.en.md': written(
    'slug: guides/typed',
    'languages: [en]',
    'speed: 90 Mbit',
    'unseen: 90 Mbit',
    '---',
    'It reaches {% field name="speed" /%}.',
  ),
};

describe('documents as editors may write them', () => {
  let root = '';
  let catalog: Catalog;
  let problems: readonly Problem[] = [];
  const problemsOf = (name: string) => problems.filter(({ file }) => file.startsWith(`content/${name}.`));
  const pageOf = (path: string): ReadablePage => {
    const page = readablePageAt(catalog, path);
    if (!page) throw new Error(`No page at ${path}`);
    return page;
  };
  beforeAll(() => {
    root = copyOfFixture();
    for (const [file, text] of Object.entries(planted)) writeFileSync(join(root, 'content', file), text);
    catalog = loadCatalog(root, asOf);
    problems = siteProblems(root, asOf);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('an empty text without a title, in one language only, is a page; that it is short is advice', {
    tags: ['document-empty-body', 'head-title-last-segment'],
  }, () => {
    expect(problemsOf('guides/first-steps')).toMatchObject([{ severity: 'advice' }]);
    expect(pageOf('/guides/first-steps')).toMatchObject({ title: 'First Steps', layout: 'default' });
  });

  test('a page in one language has no alternate in another, and the switcher leads to the home page there', {
    tags: 'head-hreflang-per-locale',
  }, () => {
    const { alternates } = pageOf('/guides/first-steps');
    expect(alternates).toEqual([{ locale: 'en', path: '/guides/first-steps' }]);
    expect(localeLinks(alternates).map(({ href }) => href)).toEqual(['/guides/first-steps', '/pl', '/tr']);
    const paths = readablePaths(catalog).filter((path) => path.endsWith('/first-steps'));
    expect([...paths]).toEqual(['/guides/first-steps']);
  });

  test('a missing translation that nobody meant is still a mistake, and so is a field with a typo', () => {
    expect(problemsOf('guides/forgotten').filter(({ severity }) => severity !== 'advice')).toMatchObject([
      { file: 'content/guides/forgotten.en.md', message: 'Unknown field "exerpt".' },
      { file: 'content/guides/forgotten.pl.md', message: 'The text is missing in this language.' },
      { file: 'content/guides/forgotten.tr.md', message: 'The text is missing in this language.' },
    ]);
  });

  test('fields of the author’s own are data of the page, and blocks can show them', {
    tags: ['head-title-route-meta', 'document-other-fields'],
  }, () => {
    const page = pageOf('/guides/named');
    expect(page).toMatchObject({ title: 'Named by its route', layout: 'wide' });
    expect(page).toMatchObject({ data: { colour: 'red', sizes: ['s', 'm'] } });
    const document = catalog.documents.atPath(page.path);
    if (!document) throw new Error('No document');
    const t = translator('en', messagesOf(catalog, 'en'));
    const context = withCustomFields(composeSiteContext(catalog, 'en', t, asOf), document);
    expect(renderToStaticMarkup(renderBody(catalog.body(document), context))).toBe('<p>It is red.</p>');
  });

  test('lists and search say of a page what its excerpt says, or else its description', {
    tags: 'document-excerpt-shown',
  }, () => {
    const summary = (id: string) => {
      const document = catalog.documents.translation(id, 'en');
      return document && documentSummary(catalog, document);
    };
    expect(summary('guides/first-steps-named')).toBe('In short, a sentence.');
    expect(summary('guides/first-steps')).toBe('D');
    const { entries } = composeSearchFile(catalog, 'en', fixtureDay);
    const entry = entries.find(({ path }) => path === '/guides/named');
    expect(entry?.description).toBe('In short, a sentence.');
    expect(entry?.words?.split(' ')).toContain('red');
  });

  test('a figure in a field is typed where the text shows it, and data where it does not', () => {
    const errors = problemsOf('guides/typed').filter(({ severity }) => severity !== 'advice');
    expect(errors.map(({ message }) => message)).toEqual(['"90" is a figure written by hand.']);
  });
});
