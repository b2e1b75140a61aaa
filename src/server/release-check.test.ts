import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';
import { readForm } from './file-forms.ts';
import type { ReleaseFile } from './release.ts';
import { releaseCheck } from './release-check.ts';

const text = '<p>A whole page.</p>';
const page: ReleaseFile = { file: 'page.html', hash: contentHash(text), encodings: ['br', 'gzip'] };
const picture: ReleaseFile = { file: 'picture.png', hash: contentHash('pixels'), encodings: [] };
const decode = { br: brotliDecompressSync, gzip: gunzipSync };
const forms = ['page.html', 'page.html.br', 'page.html.gz'];

let folder = '';
const write = (name: string, content: Buffer | string) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-check-'));
  write('page.html', text);
  write('page.html.br', brotliCompressSync(text));
  write('page.html.gz', gzipSync(text));
  write('picture.png', 'pixels');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a disk does it, or somebody who copies in a hurry. */
const damages: readonly [string, (name: string) => void][] = [
  ['is missing', (name) => rmSync(join(folder, name))],
  ['is cut short', (name) => write(name, '<p>A')],
  ['is empty', (name) => write(name, '')],
  ['holds something else', (name) => write(name, gzipSync('another page'))],
];

function check() {
  const logged: unknown[] = [];
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  return { logged, check: releaseCheck({ files: [page, picture] }, folder, log) };
}

test('a release that is as the build wrote it has no damage', async () => {
  const { check: sound, logged } = check();
  await sound.run();
  expect([sound.damaged, logged]).toEqual([0, []]);
});

describe.each(damages)('a form that %s', (_what, damage) => {
  test.each(forms)('(%s) is noticed and named', async (name) => {
    damage(name);
    const { check: damaged, logged } = check();
    await damaged.run();
    expect(damaged.damaged).toBe(1);
    expect(logged).toMatchObject([[{ damaged: 1, files: [name] }, expect.any(String)]]);
  });

  test.each(forms)('(%s) is replaced by the content of another', async (name) => {
    damage(name);
    for (const wanted of [undefined, 'br', 'gzip'] as const) {
      const { encoding, body } = await readForm(folder, page, wanted);
      expect([wanted, undefined]).toContain(encoding);
      expect((encoding ? decode[encoding](body) : body).toString()).toBe(text);
    }
  });
});

test('a file without a sound form is not served, and its release is broken', async () => {
  write('picture.png', 'pix');
  await expect(check().check.run()).rejects.toThrow('1 files cannot be served in any form.');
  await expect(readForm(folder, picture, undefined)).rejects.toThrow('picture.png is missing or damaged');
});
