import { expect, test } from 'vitest';
import type { Finding } from '#rules/proposal.ts';
import type { WatchedCell } from '#rules/watch-cell.ts';
import type { WatchOutcome } from '#rules/watch-verdict.ts';
import type { CitedReading } from './run-watch.ts';
import { watchReport } from './watch-report.ts';

const cell = { file: 'facts/providers/alder.yaml', cell: ['facts', 'tor'] } as unknown as WatchedCell;
const looked = (path: string, outcome: WatchOutcome, reason?: string): CitedReading => ({
  cell,
  id: 'page',
  url: `https://alder.example/${path}`,
  reading: { at: '2026-11-16T06:00:00.000Z', outcome, reason },
});

test('counts, what was found with its words, and what waits', () => {
  const finding: Finding = {
    id: 'f',
    kind: 'reworded',
    provider: 'alder',
    file: cell.file,
    cell: cell.cell,
    url: 'https://alder.example/c',
    on: '2026-11-16',
    was: 'covers 5 devices',
    now: 'covers 6 devices',
    summary: 'Compare.',
  };
  const all = [
    looked('a', 'same'),
    looked('b', 'blocked', 'status 403'),
    looked('c', 'blocked', 'status 403'),
  ];
  const waiting = [
    { cell, url: 'https://alder.example/b', reading: all[1]?.reading ?? looked('b', 'blocked').reading },
  ];
  const notice = { proposals: [], findings: [finding], waiting };
  expect(watchReport({ readings: all, notice, isOffline: false }, 1.25)).toMatchInlineSnapshot(`
    "3 addresses read for 3 uses in 1.3 s: 1 same, 0 moved, 0 reworded, 0 gone, 2 blocked, 0 unreadable.
    Not read: 1
      alder.example: status 403: 2 addresses, such as https://alder.example/b
    Proposed: 0 cells still true, 0 with a new address.
    Found: 1
      reworded: facts/providers/alder.yaml facts.tor, https://alder.example/c
        Compare.
        was: covers 5 devices
        now: covers 6 devices
        diff: covers [-5-]{+6+} devices
    Seen, but not confirmed yet: 1
      facts/providers/alder.yaml facts.tor: blocked, https://alder.example/b"
  `);
});
