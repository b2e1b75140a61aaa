import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '#rules/proposal.ts';
import { UpkeepFolder } from './upkeep-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'upkeep-'));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = new UpkeepFolder(folder);
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
  expect(kept.noticed()).toEqual({ proposals: [], findings: [] });
  expect(kept.memory('watch')).toBeUndefined();
});

test('a text is kept once, under its hash', () => {
  const name = kept.saveCapture('Words.');
  expect(kept.saveCapture('Words.')).toBe(name);
  expect(kept.capture(name)).toBe('Words.');
  expect(kept.capture('../../package.json')).toBeUndefined();
});

test('a later run of a tool replaces what it noticed, and leaves that of others', () => {
  kept.saveNoticed('watch', { proposals: [], findings: [finding('a')] });
  kept.saveNoticed('price-index', { proposals: [], findings: [finding('b')] });
  kept.saveNoticed('watch', { proposals: [], findings: [finding('c')] });
  expect(kept.noticed().findings.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a tool finds what it remembered', () => {
  kept.saveMemory('watch', { seen: 3 });
  expect(kept.memory('watch')).toEqual({ seen: 3 });
});
