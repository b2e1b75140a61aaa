import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { siteRedirectProblems } from '#compose/redirect-problems.ts';
import { moveDocument } from './move-document.ts';

const id = 'explainers/what-is-a-vpn';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'move-'));
  for (const folder of ['content', 'facts', 'messages'])
    cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const move = (slug: string, locale = 'pl', document = id) =>
  moveDocument(root, { id: document, locale, slug });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('npm run move', () => {
  test('writes the new slug and a redirect, and changes nothing else', () => {
    const before = read(`content/${id}.pl.md`);
    const { from, to } = move('prywatnosc/nowy-adres');
    expect(to).toBe('/pl/prywatnosc/nowy-adres');
    expect(read(`content/${id}.pl.md`)).toBe(before.replace(/^slug:.*$/m, 'slug: prywatnosc/nowy-adres'));
    const catalog = loadCatalog(root);
    expect(catalog.documents.translation(id, 'pl')?.slug).toBe('prywatnosc/nowy-adres');
    expect(catalog.redirects).toEqual([{ from, to }]);
    expect(read('content/data/redirects.yaml')).toMatch(/^# /);
    expect(siteRedirectProblems(catalog)).toEqual([]);
  });

  test('moving on leaves no chain, and moving back leaves no redirect to itself', () => {
    const first = move('a').from;
    move('b');
    expect(loadCatalog(root).redirects).toEqual([
      { from: first, to: '/pl/b' },
      { from: '/pl/a', to: '/pl/b' },
    ]);
    move(first.slice('/pl/'.length));
    expect(loadCatalog(root).redirects).toEqual([
      { from: '/pl/a', to: first },
      { from: '/pl/b', to: first },
    ]);
    expect(siteRedirectProblems(loadCatalog(root))).toEqual([]);
  });

  test('names the documents that link to the old address', () => {
    const file = 'content/explainers/vpn-protocols.pl.md';
    const { from } = move('a');
    move(from.slice('/pl/'.length));
    writeFileSync(join(root, file), `${read(file)}\n[Tu](${from}#jak) jest wstęp.\n`);
    expect(move('b').linking).toContain(file);
  });

  test.each([
    ['x', 'de', id, 'There is no language "de"; there are: en, pl, tr.'],
    [
      'x',
      'pl',
      'explainers/what-is-vpn',
      'There is no document "explainers/what-is-vpn". Did you mean "explainers/what-is-a-vpn"?',
    ],
    ['x', 'pl', 'home/home', 'content/home/home.pl.md has no slug: its address follows from its name.'],
    ['x', 'pl', 'reviews/ivpn', 'content/reviews/ivpn.pl.md has no slug: its address follows from its name.'],
    ['recenzje/ivpn', 'pl', id, 'There is a page at /pl/recenzje/ivpn already.'],
    ['Nowy Adres', 'pl', id, expect.stringMatching(/^"Nowy Adres" cannot be an address: /)],
    ['tr/x', 'pl', id, '"tr/x" cannot be an address: "tr" is a language prefix.'],
    ['data/x', 'pl', id, expect.stringMatching(/cannot be an address: the site itself uses \/data/)],
  ])('refuses "%s" in %s for %s', (slug, locale, document, message) => {
    const before = read('content/data/redirects.yaml');
    expect(() => move(slug, locale, document)).toThrow(expect.objectContaining({ message }));
    expect(read('content/data/redirects.yaml')).toBe(before);
  });
});

test('a redirect that somebody wrote wrongly is a problem of its file', () => {
  const redirects = [{ from: '/a', to: '/nowhere' }];
  expect(siteRedirectProblems({ ...loadCatalog(process.cwd()), redirects })).toMatchObject([
    {
      file: 'content/data/redirects.yaml',
      message: 'The redirect from /a to /nowhere ends where there is no page.',
    },
  ]);
});
