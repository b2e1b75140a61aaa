import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { writeReleaseFiles } from './release-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-files-'));
  mkdirSync(join(folder, 'client'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (filesAtBest?: number, seldomAsked: readonly string[] = []) =>
  writeReleaseFiles(
    join(folder, 'client'),
    new BuildCache(join(folder, 'cache'), join(folder, 'client')),
    new Set(seldomAsked),
    filesAtBest,
  );

test('a page is compressed as well as it can be, a file that only machines read quickly; both come out as they were', async () => {
  const texts = { 'page.html': '<p>words</p>', 'sitemap.xml': '<url>address</url>\n'.repeat(120_000) };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, 'client', name), text);
  const files = await release();
  for (const { file, hash } of files) {
    const form = readFileSync(join(folder, 'client', `${file}.br`));
    expect(brotliDecompressSync(form).toString()).toBe(texts[file as keyof typeof texts]);
    expect(readdirSync(join(folder, 'cache'))).toContain(`${hash}.${file === 'page.html' ? 11 : 9}.br`);
  }
  expect(files.map(({ file }) => file)).toEqual(['page.html', 'sitemap.xml']);
});

test('past so many pages, none of them takes the time of the best compression', async () => {
  for (const page of ['a', 'b', 'c']) writeFileSync(join(folder, `client/${page}.html`), page);
  await release(2);
  const forms = readdirSync(join(folder, 'cache')).filter((name) => name.endsWith('.br'));
  expect(forms.filter((name) => name.endsWith('.9.br'))).toHaveLength(3);
  expect(forms).toHaveLength(3);
});

test('what is seldom asked for, and what programs read, is compressed nearly as well in a third of the time', async () => {
  for (const file of ['pair.html', 'page.html', 'facts.json'])
    writeFileSync(join(folder, 'client', file), file);
  const files = await release(undefined, ['pair.html']);
  const levels = files.map(({ file, hash }) => [
    file,
    readdirSync(join(folder, 'cache')).find((name) => name.startsWith(hash) && name.endsWith('.br')),
  ]);
  const hashOf = (file: string) => files.find((each) => each.file === file)?.hash;
  expect(Object.fromEntries(levels)).toEqual({
    'pair.html': `${hashOf('pair.html')}.10.br`,
    'page.html': `${hashOf('page.html')}.11.br`,
    'facts.json': `${hashOf('facts.json')}.10.br`,
  });
});
