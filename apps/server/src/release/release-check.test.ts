import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { contentHash } from '@vpn-site/site/release/content-hash.ts';
import { readEncodedFile } from '@vpn-site/site/release/encoded-files.ts';
import type { ReleaseFile } from '@vpn-site/site/release/release.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releaseCheck } from './release-check.ts';

const text = '<p>A whole page.</p>';
const written = [Buffer.from(text), brotliCompressSync(text), gzipSync(text)] as const;
const page: ReleaseFile = {
  file: 'page.html',
  hash: contentHash(text),
  encodings: ['br', 'gzip'],
  sizes: written.map(({ length }) => length),
};
const picture: ReleaseFile = { file: 'picture.png', hash: contentHash('pixels'), encodings: [], sizes: [6] };
const decode = { br: brotliDecompressSync, gzip: gunzipSync };
const variants = ['page.html', 'page.html.br', 'page.html.gz'];

let folder = '';
const write = (name: string, content: Buffer | string) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-check-'));
  for (const [at, name] of variants.entries()) write(name, written[at] ?? '');
  write('picture.png', 'pixels');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Kinds of damage that a failing disk or an interrupted copy causes. */
const damages: readonly [string, (name: string) => void][] = [
  ['is missing', (name) => rmSync(join(folder, name))],
  ['is cut short', (name) => write(name, '<p>A')],
  ['is empty', (name) => write(name, '')],
  ['holds something else', (name) => write(name, gzipSync('another page'))],
];

function check(files = [page, picture]) {
  const logged: unknown[] = [];
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  return { logged, check: releaseCheck({ files }, folder, log) };
}

const checkKinds = ['sizes', 'contents'] as const;

test.each(checkKinds)('a release that is as the build wrote it has no damage in its %s', async (look) => {
  const { check: sound, logged } = check();
  await sound[look]();
  expect([sound.damaged, logged]).toEqual([0, []]);
});

describe.each(damages)('a form that %s', (_what, damage) => {
  test.each(variants)('(%s) is noticed and named, by its size and by its content', async (name) => {
    damage(name);
    for (const look of checkKinds) {
      const { check: damaged, logged } = check();
      await damaged[look]();
      expect(damaged.damaged).toBe(1);
      expect(logged).toMatchObject([[{ damaged: 1, files: [name] }, expect.any(String)]]);
    }
  });

  test.each(variants)('(%s) is replaced by the content of another', async (name) => {
    damage(name);
    for (const wanted of [undefined, 'br', 'gzip'] as const) {
      const { encoding, body } = await readEncodedFile(folder, page, wanted);
      expect([wanted, undefined]).toContain(encoding);
      expect((encoding ? decode[encoding](body) : body).toString()).toBe(text);
    }
  });
});

test('one with a byte that fell over has its size, and not its content', async () => {
  write('page.html', text.replace('w', 'W'));
  const { check: damaged } = check();
  await damaged.sizes();
  expect(damaged.damaged).toBe(0);
  await damaged.contents();
  expect(damaged.damaged).toBe(1);
});

test('a build that does not say how long its files are is asked whether they are there', async () => {
  const older = [{ ...page, sizes: undefined }];
  write('page.html', '<p>A');
  const { check: cut } = check(older);
  await cut.sizes();
  expect(cut.damaged).toBe(0);
  rmSync(join(folder, 'page.html'));
  const { check: gone } = check(older);
  await gone.sizes();
  expect(gone.damaged).toBe(1);
});

test.each(checkKinds)(
  'a file without a sound form is not served, and its release is broken (%s)',
  async (look) => {
    write('picture.png', 'pix');
    await expect(check().check[look]()).rejects.toThrow('1 files cannot be served in any form.');
    await expect(readEncodedFile(folder, picture, undefined)).rejects.toThrow(
      'picture.png is missing or damaged',
    );
  },
);
