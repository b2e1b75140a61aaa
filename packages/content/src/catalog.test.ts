import fs, { rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { type Locale, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from './catalog.ts';
import { localeWordsPath } from './locale-words.ts';

// Turkish is made partial for this test: the texts of a partial language are counted, which needs nearly every file a
// second time.
const turkish = localeOf('tr') as { -readonly [Field in keyof Locale]: Locale[Field] };
let root: string;

beforeAll(() => {
  root = copyOfFixture();
  writeFileSync(join(root, localeWordsPath('tr')), '"Home": "Ana sayfa"\n');
  turkish.isPartial = true;
});

afterAll(() => {
  rmSync(root, { recursive: true });
  delete turkish.isPartial;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('no file is opened twice while the catalog is loaded', () => {
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  loadCatalog(root, fixtureDay);
  const files = read.mock.calls.map(([file]) => relative(root, resolve(String(file))));
  expect(files).toEqual(
    expect.arrayContaining([
      'messages/tr.json',
      localeWordsPath('tr'),
      'content/data/menu.yaml',
      'content/data/glossary.en.yaml',
      'content/pages/about.en.md',
      'facts/providers/alder.yaml',
    ]),
  );
  expect(files).toEqual([...new Set(files)]);
});

test('a page has its other title while the site names neither author nor owner', () => {
  const file = join(root, 'content/data/site.yaml');
  const written = fs.readFileSync(file, 'utf8');
  const titleWith = (more: string) => {
    const withoutOwner = written.replace(/^owner:\n(?: {2}.*\n)+/m, more);
    writeFileSync(file, withoutOwner);
    return loadCatalog(root, fixtureDay).documents.translation('pages/about', 'en')?.frontMatter.title;
  };
  expect(titleWith('owner: none\n')).toBe('About this site');
  expect(titleWith('owner: none\nauthor: { name: Ada, bio: { en: a, pl: b, tr: c } }\n')).toBe('About me');
  writeFileSync(file, written);
  expect(loadCatalog(root, fixtureDay).documents.translation('pages/about', 'en')?.frontMatter.title).toBe(
    'About me',
  );
});
