import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LedgerLog } from './click-ledger.ts';
import { SpooledTallies, tallyFlushMilliseconds, tallyLimit } from './tally-ledger.ts';
import { type DailyTally, type TalliedEvent, TallySpool } from './tally-spool.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallies-'));
  file = join(folder, 'clicks.sqlite');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const quiet: LedgerLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const view = (path: string): TalliedEvent => ({ what: 'view', path, locale: 'en', detail: 'none' });
let today = '2026-11-17';
const ledgerAt = (place = file, log = quiet) => new SpooledTallies(place, undefined, log, () => today);

function spooled(): DailyTally[] {
  const spool = new TallySpool(file);
  const found = JSON.parse(spool.oldest(1_000_000)?.json ?? '[]') as DailyTally[];
  spool.close();
  return found;
}

describe('numbers per day', () => {
  test('are added up before they are written, by day, page and all that tells them apart', async () => {
    const ledger = ledgerAt();
    for (const path of ['/a', '/b', '/a', '/a']) ledger.add(view(path));
    today = '2026-11-18';
    ledger.add(view('/a'));
    ledger.add({ ...view('/a'), detail: 'news.example' });
    await ledger.close();
    expect(spooled().map(({ day, path, detail, count }) => [day, path, detail, count])).toEqual([
      ['2026-11-17', '/a', 'none', 3],
      ['2026-11-17', '/b', 'none', 1],
      ['2026-11-18', '/a', 'none', 1],
      ['2026-11-18', '/a', 'news.example', 1],
    ]);
  });

  test('are on the disk within a second, each time under an id that tells no moment', async () => {
    vi.useFakeTimers();
    const ledger = ledgerAt();
    for (const path of ['/a', '/b']) {
      ledger.add(view(path));
      vi.advanceTimersByTime(tallyFlushMilliseconds);
    }
    const batches = spooled().map(({ batch }) => batch);
    expect(new Set(batches).size).toBe(2);
    expect(batches.every((id) => id[14] === '4')).toBe(true);
    vi.useRealTimers();
    await ledger.close();
  });

  test('wait in memory while the disk takes none, so many of them, and are told of when they are lost', async () => {
    const error = vi.fn<LedgerLog['error']>();
    const ledger = ledgerAt('/proc/clicks.sqlite', { ...quiet, error });
    for (let count = 0; count <= tallyLimit; count += 1) ledger.add(view(`/${count}`));
    ledger.add(view('/0'));
    expect(ledger.state()).toEqual({ spooled: 0, databaseFailures: 0, quarantined: 0, lost: 1 });
    await ledger.close();
    expect(error).toHaveBeenLastCalledWith({}, 'counts are lost: could not write them to disk');
  });
});
