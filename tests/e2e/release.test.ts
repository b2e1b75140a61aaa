import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clockDay, today } from '@vpn-site/content/today.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { countExpiring, countStale } from '@vpn-site/core/provider/expiring.ts';
import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { type Release, readRelease } from '@vpn-site/site/release/release.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const shared = inject('originUrl');
const later = resolve('packages/harness/src/later-clock.ts');

/** Starts a build without the rest of the project, in another folder, at a much later time, without git. */
function startElsewhere(folder: string, cwd: string): Promise<Origin> {
  const env = {
    DIST_DIR: folder,
    AS_OF: '',
    PATH: '',
    NODE_OPTIONS: `--import=${later}`,
  };
  return startOrigin(env, { cwd, project: resolve('.') });
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  return `${response.status} ${await response.text()}`;
}

describe('a release, away from its project and more than a year later', () => {
  let copy: DistCopy;
  let elsewhere: string;
  let origin: Origin;
  let release: Release;

  beforeAll(async () => {
    copy = copyDist();
    elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    release = readRelease(dist);
    origin = await startElsewhere(copy.folder, elsewhere);
  });
  afterAll(async () => {
    await origin.stop();
    copy.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  const chosen = () =>
    `${release.routes.withQuery.choice[0]}?with=${release.providers.slice(0, 3).join(',')}`;
  const plan = async () =>
    /<option value="([^"]+\.[^"]+)"/.exec(await read(`${shared}/tools/true-cost`))?.[1] ?? '';

  test('really lives later', () => {
    const [, time] = /"time":(\d+)/.exec(origin.output()) ?? [];
    const day = new Date(Number(time)).toISOString().slice(0, 10);
    expect(day > addDays(release.asOf, 365)).toBe(true);
  });

  test('gives its day to what tests compute and build themselves', () => {
    expect(today()).toBe(release.asOf);
  });

  test('is ready, and says which day it judges', async () => {
    expect(await read(`${origin.url}/readyz`)).toBe('200 {"status":"ready","database":"absent"}');
    expect(await (await fetch(`${origin.url}/_build/latest.json`)).json()).toEqual({
      build: release.build,
      asOf: release.asOf,
    });
  });

  test('tells who watches it what its facts and itself have come to since', async () => {
    const metrics = await read(`${origin.url}/metrics`);
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    const day = addDays(clockDay(), 400);
    const { factExpiry } = release;
    if (!factExpiry) throw new Error('A build says when its facts go out of date.');
    expect(value('facts_known')).toBe(factExpiry.known);
    expect(value('facts_stale')).toBe(countStale(factExpiry, day));
    expect(value('facts_stale')).toBeGreaterThan(countStale(factExpiry, release.asOf));
    expect(value('facts_expiring_30d')).toBe(countExpiring(factExpiry, day));
    expect(value('build_age_seconds')).toBeGreaterThan(400 * 86_400);
  });

  test('answers searches, choices, tools and calendar files as on its own day', async () => {
    const receipt = `?plan=${await plan()}&years=3`;
    const addresses = [
      '/',
      ...release.routes.withQuery.private.map((path) => `${path}?q=vpn`),
      chosen(),
      '/tools/your-ranking?value=60',
      `/tools/true-cost${receipt}`,
      `/tools/true-cost.ics${receipt}`,
    ];
    for (const address of addresses) {
      const here = await read(shared + address);
      expect(here.slice(0, 4), address).toBe('200 ');
      expect((await read(origin.url + address)) === here, address).toBe(true);
    }
  });

  test.runIf(isNightly)('has its day from the build alone: another day gives other prices', async () => {
    const aged = copyDist();
    aged.change({ asOf: addDays(release.asOf, 365) });
    const old = await startElsewhere(aged.folder, elsewhere);
    expect((await read(old.url + chosen())) === (await read(shared + chosen()))).toBe(false);
    await old.stop();
    aged.remove();
  });
});

test.runIf(isNightly)(
  'a build without its content serves files, and its readiness says that it is broken',
  async () => {
    const copy = copyDist();
    rmSync(join(copy.folder, 'server/site'), { recursive: true });
    const origin = await startOrigin({ DIST_DIR: copy.folder });
    expect(await read(`${origin.url}/readyz`)).toBe('503 {"status":"broken"}');
    expect((await fetch(`${origin.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin.url}/pl`)).status).toBe(200);
    expect((await fetch(`${origin.url}/search?q=vpn`)).status).toBe(500);
    expect(origin.output()).toContain('this release is broken');
    expect(origin.output()).toContain('Run "npm run build" again');
    await origin.stop();
    copy.remove();
  },
);

describe('a release that is damaged', () => {
  const damaged = async (damage: (folder: string) => void) => {
    const copy = copyDist();
    damage(join(copy.folder, 'client'));
    const origin = await startOrigin({ DIST_DIR: copy.folder });
    const end = async () => {
      await origin.stop();
      copy.remove();
    };
    return { origin, end };
  };

  test.runIf(isNightly)('in one form is served from another, and says so', async () => {
    const { origin, end } = await damaged((folder) => {
      rmSync(join(folder, 'pl.html.br'));
      writeFileSync(join(folder, 'tr.html'), '<!doctype html><html lang="tr">');
    });
    expect(await read(`${origin.url}/readyz`)).toBe(
      '200 {"status":"degraded","database":"absent","damagedFiles":2}',
    );
    for (const path of ['/pl', '/tr'])
      expect((await read(origin.url + path)) === (await read(shared + path)), path).toBe(true);
    expect(await read(`${origin.url}/metrics`)).toContain('release_damaged_files 2');
    expect(origin.output()).toContain('pl.html.br');
    await end();
  });

  test.runIf(isNightly)('in every form of a file is broken, and sends no part of it', async () => {
    const { origin, end } = await damaged((folder) => {
      for (const ending of ['', '.br', '.gz'])
        writeFileSync(join(folder, `pl.html${ending}`), '<!doctype html>');
    });
    expect(await read(`${origin.url}/readyz`)).toBe('503 {"status":"broken"}');
    const page = await fetch(`${origin.url}/pl`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect((await fetch(`${origin.url}/tr`)).status).toBe(200);
    await end();
  });

  test('while it is served, the same', async () => {
    const copy = copyDist();
    const origin = await startOrigin({ DIST_DIR: copy.folder });
    writeFileSync(join(copy.folder, 'client/pl.html.br'), 'cut');
    expect((await read(`${origin.url}/pl`)) === (await read(`${shared}/pl`))).toBe(true);
    await origin.stop();
    copy.remove();
  });
});
