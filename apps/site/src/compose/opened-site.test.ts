import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRecordFile } from '@vpn-site/content/release-record.ts';
import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const changes = { changes: [{ kind: 'added', day: '2025-01-02', provider: 'alder' }], isComplete: true };
let folder: string;
/** The tested module. It is loaded anew for each test, because a process opens only one site. */
let site: typeof import('./opened-site.ts');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opened-site-'));
  cpSync(fixtureRoot, folder, { recursive: true });
  vi.resetModules();
  site = await import('./opened-site.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const record = (sizes: Readonly<Record<string, number>>) =>
  writeFileSync(join(folder, releaseRecordFile), JSON.stringify({ changes, openDataSizes: sizes }));

test('a release is judged on its own day and told its history, whatever the settings say', () => {
  vi.stubEnv('AS_OF', '2031-01-01');
  vi.stubEnv('SITE_DIR', '/nowhere');
  record({ 'facts.csv': 12_345 });
  site.openRelease({ folder, asOf: fixtureDay });
  const { asOf, catalog, localeSite } = site.openedSite();
  expect([asOf, localeSite('en', 'https://site.example').site.asOf]).toEqual([fixtureDay, fixtureDay]);
  expect(catalog.changes()).toEqual(changes);
  expect(catalog.openDataSize('facts.csv')).toBe(12_345);
  expect(site.openedSite().catalog).toBe(catalog);
});

test('without a release, the settings say which site it is and on which day', () => {
  vi.stubEnv('AS_OF', '2025-07-01');
  vi.stubEnv('SITE_DIR', folder);
  const { asOf, catalog } = site.openedSite();
  expect([asOf, catalog.openDataSize('facts.csv')]).toEqual(['2025-07-01', undefined]);
});

test('another release that is opened replaces all of the first', () => {
  record({});
  site.openRelease({ folder, asOf: fixtureDay });
  const first = site.openedSite().localeSite('pl', 'https://site.example');
  site.openRelease({ folder, asOf: '2025-06-16' });
  const second = site.openedSite().localeSite('pl', 'https://site.example');
  expect([first.site.asOf, second.site.asOf]).toEqual([fixtureDay, '2025-06-16']);
  expect(site.openedSite().localeSite('pl', 'https://other.example').frame.site.url).toBe(
    'https://other.example',
  );
});

test('a release that is not whole says so each time it is asked, until it is', () => {
  site.openRelease({ folder, asOf: fixtureDay });
  const ask = () => site.openedSite();
  expect(ask).toThrow(`There is no ${releaseRecordFile} in`);
  expect(ask).toThrow(`There is no ${releaseRecordFile} in`);
  record({});
  expect(site.openedSite().asOf).toBe(fixtureDay);
});
