import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FinishedBuild } from './finished-build.ts';
import { makeMirror } from './make-mirror.ts';

const contents: Readonly<Record<string, string>> = {
  '/': '<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_assets/a.css"></head><body><header></header><main><a href="/pl">Polski</a></main></body></html>',
  '/pl': '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><header></header></body></html>',
  '/_assets/a.css': '@font-face{src:url(/_assets/a.woff2)}',
  '/_assets/a.woff2': 'a font',
  '/_assets/unused.css': 'b{}',
};
const build: FinishedBuild = {
  siteUrl: 'https://vpn.example',
  id: 'b1',
  day: '2026-11-15',
  pages: [
    { path: '/', file: 'index.html' },
    { path: '/pl', file: 'pl/index.html' },
  ],
  unwritten: 0,
  files: new Map([
    ['/', 'index.html'],
    ['/pl', 'pl/index.html'],
    ...['a.css', 'a.woff2', 'unused.css'].map((name) => [`/_assets/${name}`, `_assets/${name}`] as const),
  ]),
  websites: new Map(),
  read: (address) => Buffer.from(contents[address] ?? ''),
};
const look = { sheet: 'aside{}', words: () => ({ notice: '<aside>Copy</aside>', opensOriginal: 'x' }) };

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'mirror-'));
});
afterEach(() => {
  rmSync(place, { recursive: true, force: true });
});

function make(name = 'mirror') {
  const [folder, zip] = [join(place, name), join(place, `${name}.zip`)];
  const made = makeMirror(build, look, folder, zip);
  return { made, folder, zip: readFileSync(zip) };
}

describe('a mirror', () => {
  test('holds pages, and of all other files those that they are drawn with', () => {
    const { made, folder, zip } = make();
    const entries = Object.keys(unzipSync(zip));
    expect(entries).toEqual([
      'index.html',
      'pl/index.html',
      '_assets/a.css',
      '_assets/a.woff2',
      'mirror.css',
      'mirror.json',
    ]);
    expect(made.files).toBe(entries.length);
    expect(made.zipBytes).toBe(zip.length);
    expect(readFileSync(join(folder, '_assets/a.css'), 'utf8')).toBe('@font-face{src:url("a.woff2")}');
    expect(readdirSync(place).toSorted()).toEqual(['mirror', 'mirror.zip']);
  });

  test('of the same build is the same zip, byte for byte', () => {
    expect(make('one').zip.equals(make('two').zip)).toBe(true);
  });

  test('takes the place of an earlier one, whole', () => {
    const { folder } = make();
    writeFileSync(join(folder, 'old.html'), '');
    make();
    expect(readdirSync(folder)).not.toContain('old.html');
  });

  test('never takes the place of anything else', () => {
    writeFileSync(join(place, 'letter.txt'), 'mine');
    expect(() => makeMirror(build, look, place, `${place}.zip`)).toThrow(
      `${place} holds files that are not a mirror. Name another folder with --folder.`,
    );
    expect(readdirSync(place)).toEqual(['letter.txt']);
  });
});
