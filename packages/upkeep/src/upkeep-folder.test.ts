import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '#rules/proposal.ts';
import { UpkeepFolder } from './upkeep-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
afterAll(() => rmSync(folder, { recursive: true }));
const saved = new UpkeepFolder(folder);
const finding = (id: string): Finding => ({
  id,
  kind: 'gone',
  provider: 'alder',
  file: 'facts/providers/alder.yaml',
  cell: ['facts', 'tor'],
  url: 'https://alder.example/tor',
  on: '2026-11-16',
  summary: 'The page is gone: look for another source.',
});

test('before anything ran there is nothing', () => {
  expect(saved.noticed()).toEqual({ proposals: [], findings: [] });
  expect(saved.memory('watch')).toBeUndefined();
});

test('a text is kept once, under its hash', () => {
  const name = saved.saveCapture('Words.');
  expect(saved.saveCapture('Words.')).toBe(name);
  expect(saved.capture(name)).toBe('Words.');
  expect(saved.capture('../../package.json')).toBeUndefined();
});

test('a later run of a tool replaces what it noticed, and leaves that of others', () => {
  saved.saveNoticed('watch', { proposals: [], findings: [finding('a')] });
  saved.saveNoticed('price-index', { proposals: [], findings: [finding('b')] });
  saved.saveNoticed('watch', { proposals: [], findings: [finding('c')] });
  expect(saved.noticed().findings.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a tool finds what it remembered', () => {
  saved.saveMemory('watch', { seen: 3 });
  expect(saved.memory('watch')).toEqual({ seen: 3 });
});
