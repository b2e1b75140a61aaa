import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { chromiumPath } from '@vpn-site/harness/programs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UpkeepFolder } from '../src/upkeep-folder.ts';
import { HostQueue } from '../src/watch/host-queue.ts';
import { PoliteWeb } from '../src/watch/polite-web.ts';
import { runWatch, type WatchRun } from '../src/watch/run-watch.ts';
import { type WatchSettings, watchSettings } from '../src/watch/watch-settings.ts';
import { expectedOutcomes, fixtureCells, kindOf } from './watch/fixture-cells.ts';
import { FixtureWeb, wordsOf } from './watch/fixture-web.ts';

const web = new FixtureWeb();
const folders: string[] = [];
let settings: WatchSettings;

beforeAll(async () => {
  const port = await web.start();
  settings = {
    ...watchSettings('https://vpn.example', chromiumPath),
    pauseMilliseconds: 20,
    timeoutMilliseconds: 5000,
    renderingMilliseconds: 20_000,
    hostOverride: () => ({ host: '127.0.0.1', port }),
  };
});
afterAll(async () => {
  await web.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): UpkeepFolder {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  folders.push(folder);
  return new UpkeepFolder(folder);
}

const wholeTurn: Pick<WatchRun, 'isSelected' | 'share'> = {
  isSelected: () => true,
  share: { part: 1, of: 1 },
};

test('reads 200 sources of 25 hosts in a minute, one at a time of each, and tells what became of each', async () => {
  const cells = fixtureCells(25, 8);
  const folder = newFolder();
  const started = performance.now();
  const at = '2026-11-16T06:00:00.000Z';
  const { readings: looked, notice } = await runWatch({ ...wholeTurn, cells, at, folder, settings });
  const seconds = (performance.now() - started) / 1000;
  console.log(`One turn over ${looked.length} sources took ${seconds.toFixed(1)} s.`);

  expect(looked).toHaveLength(200);
  const wrong = looked.filter(({ cell, reading }) => reading.outcome !== expectedOutcomes[kindOf(cell)]);
  expect(wrong.map(({ url, reading }) => `${url}: ${reading.outcome}, ${reading.reason}`)).toEqual([]);
  expect(1000 * seconds).toBeLessThan(atMostMilliseconds(60_000));
  expect(web.mostAtOnce.size).toBe(25);
  expect([...web.mostAtOnce.values()].filter((most) => most > 1)).toEqual([]);
  expect(web.asked.filter((address) => address.includes('/robots/'))).toEqual([]);

  const good = looked.filter(({ reading }) => reading.outcome === 'same').length;
  expect(notice.proposals).toHaveLength(good);
  // Nothing is confirmed by the first reading.
  expect(notice.findings).toEqual([]);
  expect(notice.waiting).toHaveLength(200 - good);
  expect(folder.memory('watch')).toMatchObject({ lastTurn: at });
});

test('week after week: what lasts is found with both wordings, what stays the same is asked for by its tag', async () => {
  const cells = fixtureCells(3, 6).filter((cell) => !['slow', 'script-drawn'].includes(kindOf(cell)));
  const folder = newFolder();
  const turn = async (day: string) => {
    const at = `2026-11-${day}T06:00:00.000Z`;
    const { notice } = await runWatch({ ...wholeTurn, cells, at, folder, settings });
    const kinds = notice.findings.map(({ cell }) => String(cell.at(-1)).replace(/-\d+$/, ''));
    return { ...notice, kinds: [...new Set(kinds)].toSorted() };
  };
  expect((await turn('09')).kinds).toEqual([]);
  const before = web.asked.length;
  const second = await turn('16');
  expect(second.kinds).toEqual(['elsewhere', 'reworded']);
  const [reworded] = second.findings.filter(({ kind }) => kind === 'reworded');
  expect(reworded?.was).toBe(wordsOf(4));
  expect(reworded?.now).toBe(wordsOf(4).replace('covers 7', 'covers 99'));
  expect(folder.capture(reworded?.capture ?? '')).toContain(reworded?.now);
  const third = await turn('23');
  expect(third.kinds).toEqual(
    [
      'elsewhere',
      'reworded',
      'rewritten',
      'missing',
      'forbidden',
      'large-late',
      'robots',
      'loopback',
      'cloud',
      'file',
    ].toSorted(),
  );
  expect(folder.noticed().findings).toEqual(third.findings);
  // A page that was not modified is still evaluated, from its saved captures.
  const same = third.proposals.find(({ cell }) => cell.at(-1) === 'same-0');
  expect(same?.edits.map(({ value }) => value)).toEqual(['2026-11-23', '2026-11-23']);
  expect(web.asked.slice(before).filter((address) => address.endsWith('/same/0'))).toHaveLength(2);
  expect(web.notModified).toBeGreaterThan(0);
});

test('without a browser a page drawn by scripts is not read, and its words are not gone', async () => {
  const cells = fixtureCells(3, 6).filter((cell) => kindOf(cell) === 'script-drawn');
  const at = '2026-11-16T06:00:00.000Z';
  const { readings: looked } = await runWatch({
    ...wholeTurn,
    cells,
    at,
    folder: newFolder(),
    settings: { ...settings, chromiumPath: undefined },
  });
  expect(looked.map(({ reading }) => [reading.outcome, reading.reason])).toEqual([
    ['blocked', 'scripts render the page, but there is no browser'],
  ]);
});

test('redirects into private networks and to files are named, and never followed', async () => {
  const cells = fixtureCells(3, 6).filter((cell) => ['loopback', 'cloud', 'file'].includes(kindOf(cell)));
  const before = web.asked.length;
  const at = '2026-11-16T06:00:00.000Z';
  const { readings: looked } = await runWatch({ ...wholeTurn, cells, at, folder: newFolder(), settings });
  expect(looked.map(({ reading }) => String(reading.reason)).toSorted()).toEqual([
    'it redirects to file:///etc/passwd: file: is not https:',
    'it redirects to https://127.0.0.1/same/1: 127.0.0.1 is a private address',
    'it redirects to https://169.254.169.254/latest/meta-data: 169.254.169.254 is a private address',
  ]);
  expect(web.asked.slice(before).filter((address) => !address.startsWith('host-2.test/'))).toEqual([]);
});

test('without a stand-in, nothing on this machine is asked', async () => {
  const { hostOverride: _, ...real } = settings;
  const before = web.asked.length;
  const queue = new HostQueue(0);
  const answer = await new PoliteWeb(real, queue).read('https://localhost/same/1');
  expect(answer).toMatchObject({ kind: 'blocked' });
  expect(web.asked).toHaveLength(before);
});

test('a machine that is offline blames nobody', async () => {
  const folder = newFolder();
  const offline = {
    ...settings,
    chromiumPath: undefined,
    hostOverride: () => ({ host: '127.0.0.1', port: 9 }),
  };
  const cells = fixtureCells(3, 2);
  for (const day of ['02', '09', '16', '23']) {
    const at = `2026-11-${day}T06:00:00.000Z`;
    const result = await runWatch({ ...wholeTurn, cells, at, folder, settings: offline });
    expect(result).toMatchObject({ isOffline: true, notice: { findings: [], waiting: [] } });
  }
  expect(folder.memory('watch')).toBeUndefined();
});
