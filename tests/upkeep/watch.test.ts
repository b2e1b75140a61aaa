import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UpkeepFolder } from '../../tools/upkeep/upkeep-folder.ts';
import { runWatch, type WatchRun } from '../../tools/watch/run-watch.ts';
import { type WatchSettings, watchSettings } from '../../tools/watch/watch-settings.ts';
import { chromiumPath } from '../e2e/harness/programs.ts';
import { expectedOutcomes, fixtureCells, kindOf } from './watch/fixture-cells.ts';
import { FixtureWeb } from './watch/fixture-web.ts';

const web = new FixtureWeb();
const folders: string[] = [];
let settings: WatchSettings;

beforeAll(async () => {
  const port = await web.start();
  settings = {
    ...watchSettings('https://vpn.example', chromiumPath),
    pauseMilliseconds: 20,
    timeoutMilliseconds: 4000,
    drawingMilliseconds: 20_000,
    instead: () => ({ host: '127.0.0.1', port }),
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

const everything: Pick<WatchRun, 'isAsked' | 'share'> = { isAsked: () => true, share: { part: 1, of: 1 } };

test('reads 200 sources of 25 hosts in a minute, one at a time of each, and tells what became of each', async () => {
  const cells = fixtureCells(25, 8);
  const folder = newFolder();
  const started = performance.now();
  const at = '2026-11-16T06:00:00.000Z';
  const { looked, notice } = await runWatch({ ...everything, cells, at, folder, settings });
  const seconds = (performance.now() - started) / 1000;
  console.log(`One turn over ${looked.length} sources took ${seconds.toFixed(1)} s.`);

  expect(looked).toHaveLength(200);
  const wrong = looked.filter(({ cell, reading }) => reading.outcome !== expectedOutcomes[kindOf(cell)]);
  expect(wrong.map(({ url, reading }) => `${url}: ${reading.outcome}, ${reading.reason}`)).toEqual([]);
  expect(seconds).toBeLessThan(60);
  expect(web.mostAtOnce.size).toBe(25);
  expect([...web.mostAtOnce.values()].filter((most) => most > 1)).toEqual([]);
  expect(web.asked.filter((address) => address.includes('/robots/'))).toEqual([]);

  const good = looked.filter(({ reading }) => reading.outcome === 'same').length;
  expect(notice.proposals).toHaveLength(good);
  // Nothing is believed at the first look.
  expect(notice.findings).toEqual([]);
  expect(notice.waiting).toHaveLength(200 - good);
  expect(folder.memory('watch')).toMatchObject({ lastTurn: at });
});
