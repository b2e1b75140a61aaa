import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { redirectsFilePath, redirectsSchema } from '@vpn-site/content/data-files.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { siteRedirectProblems } from '@vpn-site/site/compose/redirects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveDocument } from './move-document.ts';

const id = 'explainers/what-is-a-vpn';
const fixture = fixtureCatalog();
let root: string;
beforeAll(() => {
  root = copyOfFixture();
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const redirects = () => new DataFiles(root).read(redirectsFilePath, redirectsSchema);

describe('npm run site -- move', () => {
  test('writes a new slug and redirects, without a chain, and moving back leaves none to itself', () => {
    const text = read(`content/${id}.pl.md`);
    const { from, to } = moveDocument(root, { id, locale: 'pl', slug: 'prywatnosc/a' }, fixture);
    expect(to).toBe('/pl/prywatnosc/a');
    expect(read(`content/${id}.pl.md`)).toBe(text.replace(/^slug:.*$/m, 'slug: prywatnosc/a'));
    expect(read('content/data/redirects.yaml')).toMatch(/^# /);
    expect(redirects()).toEqual([...fixture.redirects, { from, to }]);

    const file = 'content/explainers/vpn-protocols.pl.md';
    writeFileSync(join(root, file), `${read(file)}\n[Tu](${to}#jak) jest wstęp.\n`);
    const further = moveDocument(root, { id, locale: 'pl', slug: 'b' });
    expect(further).toMatchObject({ from: to, to: '/pl/b', linking: [file] });
    expect(redirects()).toEqual([...fixture.redirects, { from, to: '/pl/b' }, { from: to, to: '/pl/b' }]);

    const slug = from.slice('/pl/'.length);
    moveDocument(root, { id, locale: 'pl', slug });
    expect(redirects()).toEqual([...fixture.redirects, { from: to, to: from }, { from: '/pl/b', to: from }]);
    const catalog = loadCatalog(root);
    expect(catalog.documents.translation(id, 'pl')?.slug).toBe(slug);
    expect(siteRedirectProblems(catalog)).toEqual([]);
  });

  test.each([
    ['x', 'de', id, 'There is no language "de". The languages are: en, pl, tr.'],
    [
      'x',
      'pl',
      'explainers/what-is-vpn',
      'There is no document "explainers/what-is-vpn". Did you mean "explainers/what-is-a-vpn"?',
    ],
    [
      'x',
      'pl',
      'home/home',
      'content/home/home.pl.md has no slug, because its address comes from its file name.',
    ],
    [
      'x',
      'pl',
      'reviews/birch',
      'content/reviews/birch.pl.md has no slug, because its address comes from its file name.',
    ],
    ['recenzje/birch', 'pl', id, 'There is already a page at /pl/recenzje/birch.'],
    ['Nowy Adres', 'pl', id, expect.stringMatching(/^"Nowy Adres" cannot be an address: /)],
    ['tr/x', 'pl', id, '"tr/x" cannot be an address: "tr" is a language prefix.'],
    ['data/x', 'pl', id, expect.stringMatching(/cannot be an address: the site itself uses \/data/)],
  ])('refuses "%s" in %s for %s', (slug, locale, document, message) => {
    const before = read('content/data/redirects.yaml');
    expect(() => moveDocument(root, { id: document, locale, slug }, fixture)).toThrow(
      expect.objectContaining({ message }),
    );
    expect(read('content/data/redirects.yaml')).toBe(before);
  });
});

test('a redirect that somebody wrote wrongly is a problem of its file', () => {
  const wrong = [{ from: '/a', to: '/nowhere' }];
  expect(siteRedirectProblems({ ...fixture, redirects: wrong })).toMatchObject([
    {
      file: 'content/data/redirects.yaml',
      message: 'The redirect from /a to /nowhere does not lead to a page.',
    },
  ]);
});
