import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClickSpool } from './click-spool.ts';
import { SpoolShipper } from './spool-shipper.ts';
import {
  bufferLimit,
  closeMilliseconds,
  flushMilliseconds,
  flushSize,
  SpooledLedger,
} from './spooled-ledger.ts';

const click: OutboundClick = { provider: 'mullvad', placement: 'card', locale: 'en', paid: false };
const warnings: string[] = [];
const logMessage = (_details: object, message: string) => warnings.push(message);
const log = { info: () => undefined, warn: logMessage, error: logMessage };

let folder: string;
let spool: ClickSpool;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  warnings.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
  spool = new ClickSpool(join(folder, 'new/clicks.sqlite'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describe('memory', () => {
  test('is written to disk after the interval', () => {
    const ledger = new SpooledLedger(spool, undefined, log);
    ledger.record(click);
    expect(ledger.state()).toMatchObject({ buffered: 1, spooled: 0 });
    vi.advanceTimersByTime(flushMilliseconds);
    expect(ledger.state()).toMatchObject({ buffered: 0, spooled: 1 });
  });

  test('is written at once when it is full, but after the reader has been answered', () => {
    const ledger = new SpooledLedger(spool, undefined, log);
    for (let count = 0; count < flushSize + 5; count += 1) ledger.record(click);
    expect(ledger.state()).toMatchObject({ buffered: flushSize + 5, spooled: 0 });
    vi.advanceTimersByTime(0);
    expect(ledger.state()).toMatchObject({ buffered: 0, spooled: flushSize + 5 });
  });

  test('says how long the oldest click on disk has waited', () => {
    const ledger = new SpooledLedger(spool, undefined, log);
    expect(ledger.state().oldestWaitingSeconds).toBe(0);
    const hourAgo = (Date.now() - 3_600_000).toString(16).padStart(12, '0');
    spool.append([{ ...click, id: `${hourAgo.slice(0, 8)}-${hourAgo.slice(8)}-7000-8000-000000000000` }]);
    ledger.record(click);
    vi.advanceTimersByTime(flushMilliseconds);
    expect(ledger.state().oldestWaitingSeconds).toBeCloseTo(3600, 0);
  });

  test('is written when the ledger closes', async () => {
    const ledger = new SpooledLedger(spool, undefined, log);
    ledger.record(click);
    await ledger.close();
    expect(new ClickSpool(join(folder, 'new/clicks.sqlite')).count).toBe(1);
  });

  test('holds clicks while the disk takes none, up to a limit, and counts what is lost', () => {
    const broken = new DatabaseSync(join(folder, 'new/clicks.sqlite'));
    broken.exec("CREATE TRIGGER full BEFORE INSERT ON batches BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    const ledger = new SpooledLedger(spool, undefined, log);
    for (let count = 0; count < bufferLimit + 7; count += 1) ledger.record(click);
    vi.advanceTimersByTime(flushMilliseconds * 3);
    expect(ledger.state()).toMatchObject({ buffered: bufferLimit, spooled: 0, lost: 7 });
    // Once per interval, not once per click.
    expect(warnings.length).toBeLessThanOrEqual(4);
    expect(warnings[0]).toBe('could not write the spool: clicks wait in memory');
    broken.exec('DROP TRIGGER full');
    vi.advanceTimersByTime(flushMilliseconds);
    expect(ledger.state()).toMatchObject({ buffered: 0, spooled: bufferLimit });
  });
});

describe('a disk that refuses', () => {
  const refuse = (what: 'INSERT' | 'DELETE') => {
    const other = new DatabaseSync(join(folder, 'new/clicks.sqlite'));
    other.exec(`CREATE TRIGGER full BEFORE ${what} ON batches BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    return () => other.exec('DROP TRIGGER full');
  };
  const database = () => {
    const taken: string[] = [];
    const insert = (json: string): Promise<void> => {
      taken.push(...(JSON.parse(json) as { id: string }[]).map(({ id }) => id));
      return Promise.resolve();
    };
    return { taken, insert, close: () => Promise.resolve() };
  };

  test('to take clicks does not keep them from a database that is there', async () => {
    refuse('INSERT');
    const store = database();
    const ledger = new SpooledLedger(spool, new SpoolShipper(spool, store, log), log);
    ledger.start();
    for (let count = 0; count < 10; count += 1) ledger.record(click);
    await vi.advanceTimersByTimeAsync(flushMilliseconds);
    expect(store.taken).toHaveLength(10);
    expect(ledger.state()).toMatchObject({ buffered: 0, spooled: 0, lost: 0 });
    ledger.record(click);
    await ledger.close();
    expect(new Set(store.taken).size).toBe(11);
  });

  test('to let clicks go sends none of them again, and holds up none behind them', async () => {
    const mend = refuse('DELETE');
    const store = database();
    const ledger = new SpooledLedger(spool, new SpoolShipper(spool, store, log), log);
    ledger.start();
    ledger.record(click);
    await vi.advanceTimersByTimeAsync(flushMilliseconds);
    ledger.record(click);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.taken).toHaveLength(2);
    expect(ledger.state()).toMatchObject({ buffered: 0, spooled: 2 });
    mend();
    ledger.record(click);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.taken).toHaveLength(3);
    expect(ledger.state().spooled).toBe(0);
  });

  test('to set a refused batch aside keeps it, and what is behind it waits', async () => {
    const other = new DatabaseSync(join(folder, 'new/clicks.sqlite'));
    other.exec("CREATE TRIGGER full BEFORE INSERT ON refused BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    const store = database();
    const refusing = {
      ...store,
      insert: (json: string) =>
        json.includes('poison')
          ? Promise.reject(Object.assign(new Error('no uuid'), { code: '22P02' }))
          : store.insert(json),
    };
    spool.append([{ ...click, id: 'poison' }]);
    spool.append([{ ...click, id: 'behind' }]);
    const ledger = new SpooledLedger(spool, new SpoolShipper(spool, refusing, log), log);
    ledger.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ledger.state()).toMatchObject({ spooled: 2, quarantined: 0 });
    other.exec('DROP TRIGGER full');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ledger.state()).toMatchObject({ spooled: 0, quarantined: 1 });
    expect(store.taken).toEqual(['behind']);
    expect(other.prepare('SELECT clicks FROM refused').all()).toHaveLength(1);
  });

  test('without a database loses what is in memory at the end, and says so', async () => {
    refuse('INSERT');
    const ledger = new SpooledLedger(spool, undefined, log);
    ledger.record(click);
    await ledger.close();
    expect(warnings.at(-1)).toBe('clicks are lost: neither the disk nor the database took them');
  });

  test('to be read is told, and stops nobody who watches', () => {
    const ledger = new SpooledLedger(spool, undefined, log);
    expect(ledger.state().isSpoolBroken).toBe(false);
    spool.close();
    expect(ledger.state()).toMatchObject({ isSpoolBroken: true, spooled: 0 });
  });
});

test('the spool gives the oldest first, whole batches, and removes what was read', () => {
  for (const provider of ['a', 'b', 'c'])
    spool.append([
      { ...click, id: provider, provider },
      { ...click, id: 'x' },
    ]);
  const first = spool.oldest(3);
  expect(first?.count).toBe(4);
  expect((JSON.parse(first?.json ?? '') as { provider: string }[]).map(({ provider }) => provider)).toEqual([
    'a',
    'mullvad',
    'b',
    'mullvad',
  ]);
  spool.append([{ ...click, id: 'd' }]);
  spool.removeThrough(first?.last ?? 0);
  expect(spool.count).toBe(3);
  spool.removeThrough(spool.oldest(100)?.last ?? 0);
  expect(spool.oldest(1)).toBeUndefined();
  spool.append([{ ...click, id: 'e' }]);
  expect(spool.oldest(1)?.last).toBeGreaterThan(first?.last ?? 0);
});

describe('the shipper', () => {
  /** A database that is unreachable for the first attempts. */
  const awayFor = (attempts: number) => {
    const asked: number[] = [];
    const insert = (): Promise<void> => {
      asked.push(Date.now());
      return asked.length <= attempts ? Promise.reject(new Error('away')) : Promise.resolve();
    };
    return { asked, insert, close: () => Promise.resolve() };
  };

  test('waits twice as long after each failure, and keeps every click meanwhile', async () => {
    const database = awayFor(7);
    const shipper = new SpoolShipper(spool, database, log);
    const ledger = new SpooledLedger(spool, shipper, log);
    ledger.record(click);
    const waits: number[] = [];
    await vi.advanceTimersByTimeAsync(flushMilliseconds);
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = database.asked.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      waits.push(database.asked.length - before);
      expect(ledger.state().spooled).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(database.asked.length).toBe(8);
    expect(ledger.state()).toMatchObject({ spooled: 0, databaseFailures: 7 });
  });

  test('does not wait for the database when the server stops', async () => {
    const never = { insert: () => new Promise<void>(() => undefined), close: () => Promise.resolve() };
    const ledger = new SpooledLedger(spool, new SpoolShipper(spool, never, log), log);
    ledger.start();
    ledger.record(click);
    const closed = ledger.close();
    await vi.advanceTimersByTimeAsync(closeMilliseconds);
    await closed;
    expect(new ClickSpool(join(folder, 'new/clicks.sqlite')).count).toBe(1);
  });
});
