import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { compressReleaseFiles, type FileDemand } from './release-files.ts';
import { demandsOf } from './write-release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-files-'));
  mkdirSync(join(folder, 'client'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (
  filesAtBest?: number,
  demands: Readonly<Record<string, FileDemand>> = {},
  others: FileDemand = 'sometimes',
) =>
  compressReleaseFiles(
    join(folder, 'client'),
    new BuildCache(join(folder, 'cache'), join(folder, 'client')),
    { known: new Map(Object.entries(demands)), others },
    filesAtBest,
  );

test('a sheet is compressed as well as it can be, a long file for machines quickly; both come out as they were', async () => {
  const texts = { 'sheet.css': 'p { color: red }', 'sitemap.xml': '<url>address</url>\n'.repeat(120_000) };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'client', name), text);
  const files = await release();
  for (const { file, hash } of files) {
    const form = readFileSync(join(folder, 'client', `${file}.br`));
    expect(brotliDecompressSync(form).toString()).toBe(texts[file as keyof typeof texts]);
    expect(readdirSync(join(folder, 'cache'))).toContain(`${hash}.${file === 'sheet.css' ? 11 : 6}.br`);
  }
  expect(files.map(({ file }) => file)).toEqual(['sheet.css', 'sitemap.xml']);
});

test('past so many pages, none of them takes the time of the best compression', async () => {
  for (const page of ['a', 'b', 'c']) writeFileSync(join(folder, `client/${page}.html`), page);
  await release(2);
  const forms = readdirSync(join(folder, 'cache')).filter((name) => name.endsWith('.br'));
  expect(forms.filter((name) => name.endsWith('.6.br'))).toHaveLength(3);
  expect(forms).toHaveLength(3);
});

test('the more often a page is asked for, the better it is compressed; what pages share, best', async () => {
  const written = ['facts.json', 'index.html', 'page.html', 'pair.html', 'script.js'];
  for (const file of written) writeFileSync(join(folder, 'client', file), file);
  const files = await release(undefined, { '/': 'often', '/pair': 'seldom' });
  const forms = readdirSync(join(folder, 'cache'));
  const levelOf = (hash: string) =>
    forms.flatMap((form) => new RegExp(`^${hash}\\.(\\d+)\\.br$`).exec(form)?.[1] ?? []);
  expect(files.map(({ file, hash }) => `${file} ${levelOf(hash).join(' ')}`)).toEqual([
    ...['facts.json 10', 'index.html 11', 'page.html 10', 'pair.html 6', 'script.js 11'],
  ]);
});

test('only pages where most readers start count as often requested', () => {
  const demands = demandsOf(fixtureCatalog());
  const demandOf = (...paths: string[]) => paths.map((path) => demands.get(path));
  expect(demandOf('/', '/pl', '/best-vpn')).toEqual(['often', 'often', 'often']);
  expect(demandOf('/reviews/alder', '/privacy/what-is-a-vpn')).toEqual([undefined, undefined]);
  expect(demandOf('/sendme/birch')).toEqual(['seldom']);
});
