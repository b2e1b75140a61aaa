import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleaseFile } from '#release/release.ts';
import { carryAssets } from './carried-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carried-'));
  for (const dist of ['old', 'new']) mkdirSync(join(folder, dist, 'client/_assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function oldRelease(files: readonly ReleaseFile[]): void {
  for (const { file } of files) {
    for (const form of [file, `${file}.br`, `${file}.gz`])
      writeFileSync(join(folder, 'old/client', form), form);
  }
  writeFileSync(join(folder, 'old/release.json'), JSON.stringify({ files }));
}

const asset = (file: string, until?: string): ReleaseFile => ({
  file,
  hash: file,
  encodings: ['br', 'gzip'],
  ...(until && { until }),
});
const carry = (own: readonly ReleaseFile[] = []) =>
  carryAssets(join(folder, 'new/client'), own, join(folder, 'old'), '2026-11-15');

test('A5 the code of the release before goes along for a week, in every form', async () => {
  oldRelease([asset('_assets/a.1.js')]);
  expect(await carry()).toEqual([asset('_assets/a.1.js', '2026-11-22')]);
  for (const form of ['a.1.js', 'a.1.js.br', 'a.1.js.gz']) {
    expect(readFileSync(join(folder, 'new/client/_assets', form), 'utf8')).toBe(`_assets/${form}`);
  }
});

test('pages do not go along, nor what the new release has itself', async () => {
  oldRelease([asset('index.html'), asset('_assets/a.1.js')]);
  expect(await carry([asset('_assets/a.1.js')])).toEqual([]);
});

test('a folder that holds no build is told, with what to write', async () => {
  await expect(carry()).rejects.toThrow('PREVIOUS_DIST: there is no finished build in');
});
