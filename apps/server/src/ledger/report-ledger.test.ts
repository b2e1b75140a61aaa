import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportRetentionDays } from '@vpn-site/site/report/report-retention.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClickSpool } from './click-spool.ts';
import { SpooledReports } from './report-ledger.ts';
import { ReportSpool, recordedReport } from './report-spool.ts';

const logged: string[] = [];
const logMessage = (_details: object, message: string) => logged.push(message);
const log = { info: () => undefined, warn: logMessage, error: logMessage };
const report = {
  provider: 'alder',
  key: 'tor',
  wrong: 'It has Tor servers.',
  source: undefined,
  locale: 'en',
  day: '2025-06-15',
} as const;

let folder: string;
let file: string;
beforeEach(() => {
  logged.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  file = join(folder, 'clicks.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const onDisk = () => {
  const spool = new ReportSpool(file);
  const all = spool.all();
  spool.close();
  return all;
};
const ledger = (store?: { insert(json: string): Promise<void>; close(): Promise<void> }) =>
  new SpooledReports(file, store, log, () => '2025-06-15');

test('the id of a report is made of what it says, and tells no moment', () => {
  const { id } = recordedReport(report);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(recordedReport({ ...report, locale: 'pl' }).id).toBe(id);
  for (const key of ['wrong', 'key', 'provider', 'day', 'source']) {
    expect(recordedReport({ ...report, [key]: '2025-06-16' }).id).not.toBe(id);
  }
});

describe('reports', () => {
  test('are on the disk at once, beside the clicks, each once', () => {
    const clicks = new ClickSpool(file);
    const reports = ledger();
    expect([reports.keep(report), reports.keep(report)]).toEqual(['kept', 'repeated']);
    expect(onDisk()).toEqual(
      [{ id: recordedReport(report).id, ...report, source: undefined }].map(withoutUndefined),
    );
    expect([clicks.count, reports.state().spooled]).toEqual([0, 1]);
  });

  test('go to the database when there is one, and leave the disk only then', async () => {
    const inserted: string[] = [];
    let calls = 0;
    const insert = async (json: string) => {
      calls += 1;
      if (calls === 1) throw new Error('away');
      inserted.push(json);
    };
    const reports = ledger({ insert, close: async () => undefined });
    reports.keep(report);
    await vi.waitFor(
      () => expect(reports.state()).toMatchObject({ spooled: 1, databaseFailures: 1 }),
      60_000,
    );
    await vi.waitFor(() => expect(reports.state().spooled).toBe(0), 60_000);
    expect(inserted.map((json) => JSON.parse(json))).toEqual([[withoutUndefined(recordedReport(report))]]);
    expect(logged).toEqual(['reports stay in the spool until the database takes them']);
    await reports.close();
  });

  test('are refused where no disk takes them, and taken once one does', () => {
    mkdirSync(file);
    const reports = ledger();
    expect(reports.keep(report)).toBe('not-written');
    expect(logged).toHaveLength(1);
    rmSync(file, { recursive: true });
    expect(reports.keep(report)).toBe('kept');
  });

  test('are deleted after their time', () => {
    expect(reportRetentionDays).toBe(180);
    const reports = ledger();
    reports.keep({ ...report, day: '2024-12-16' });
    reports.keep({ ...report, day: '2024-12-17' });
    reports.start();
    expect(onDisk().map(({ day }) => day)).toEqual(['2024-12-17']);
    return reports.close();
  });
});

/** JSON has no undefined. */
function withoutUndefined(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object;
}
