import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { WatchedCell } from '#rules/watch-cell.ts';
import { UpkeepFolder } from '../upkeep-folder.ts';
import { WatchMemory } from './watch-memory.ts';

const path = mkdtempSync(join(tmpdir(), 'watch-memory-'));
afterAll(() => rmSync(path, { recursive: true }));
const folder = new UpkeepFolder(path);
const cell = {
  file: 'facts/providers/alder.yaml',
  cell: ['facts', 'tor'],
  evidence: { checked: '2026-11-01', sources: ['page'] },
  sources: { page: { url: 'https://alder.example/tor' } },
  quotes: [{ index: 0, source: 'page', text: 'words' }],
} as unknown as WatchedCell;
const at = (day: string) => `2026-11-${day}T06:00:00.000Z`;

test('looks are kept from run to run, until the words that are looked for change', () => {
  const memory = new WatchMemory(folder);
  memory.add(cell, 'page', { at: at('09'), outcome: 'same' });
  memory.save([cell], []);
  const next = new WatchMemory(folder);
  next.add(cell, 'page', { at: at('16'), outcome: 'gone' });
  expect(next.readingsOf(cell, 'page').map(({ outcome }) => outcome)).toEqual(['same', 'gone']);
  const edited = { ...cell, quotes: [{ index: 0, source: 'page', text: 'other words' }] };
  expect(next.readingsOf(edited, 'page')).toEqual([]);
  next.save([edited], []);
  expect(new WatchMemory(folder).readingsOf(cell, 'page')).toEqual([]);
});

test('a turn is over once every share of it was looked at, and is as old as the oldest', () => {
  const memory = new WatchMemory(folder);
  const lastTurn = () => {
    memory.save([], []);
    return (folder.memory('watch') as { lastTurn?: string }).lastTurn;
  };
  memory.endShare(1, 2, at('16'));
  expect(lastTurn()).toBeUndefined();
  memory.endShare(2, 2, at('17'));
  expect(lastTurn()).toBe(at('16'));
  memory.endShare(2, 2, at('19'));
  expect(lastTurn()).toBe(at('16'));
  memory.endShare(1, 1, at('20'));
  expect(lastTurn()).toBe(at('20'));
});
