import { setTimeout as pause } from 'node:timers/promises';
import { statusOf } from '@vpn-site/harness/ask-edge.ts';
import { fillDisk, seenBy, smallDiskSkipReason } from '@vpn-site/harness/small-disk.ts';
import { builtPages } from '@vpn-site/harness/tested-site.ts';
import type { GameDay } from '../game-day.ts';
import { onStage, type Stage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const pages = () => builtPages().flatMap(({ path }) => (/\/(?:404|500)$/.test(path) ? [] : [path]));

/** Requests every page in every encoding while simulated readers use the site. Returns the requests that failed. */
async function requestAllPages({ edge }: Stage, encodings: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const encoding of encodings)
    for (const path of pages()) {
      const status = await statusOf(edge.url + path, { encoding });
      if (status !== '200') wrong.push(`${path} in ${encoding}: ${status}`);
    }
  return wrong;
}

export const diskFull: GameDay = {
  name: 'disk-full',
  what: 'the disk for logs and temporary files is full, the cache has its own; every page is requested in every encoding',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  skipped: smallDiskSkipReason(),
  run: () =>
    onStage({ edge: { disks: { cache: '64m', log: '256k', proxy: '64k' } } }, (stage) =>
      underLoad(stage, async () => {
        for (const folder of ['log', 'proxy']) fillDisk(seenBy(stage.edge, `${stage.edge.folder}/${folder}`));
        const wrong = await requestAllPages(stage, ['br', 'gzip', 'identity']);
        await pause(6000);
        return {
          seen: `${pages().length * 3} further requests, ${wrong.length} failed`,
          problems: wrong.slice(0, 3),
        };
      }),
    ),
};

/**
 * A fault that nginx cannot handle: it truncates responses that it cannot store. It never occurs if the cache has its own
 * disk.
 */
export const cacheDiskFull: GameDay = {
  name: 'cache-disk-full',
  what: 'another program fills the disk of the cache; then pages that are not in the cache are requested',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  skipped: smallDiskSkipReason(),
  run: () =>
    onStage({ edge: { disks: { cache: '32m' } } }, (stage) =>
      underLoad(stage, async () => {
        fillDisk(seenBy(stage.edge, `${stage.edge.folder}/cache`));
        const wrong = await requestAllPages(stage, ['gzip']);
        return { seen: `of ${pages().length} pages that were not in the cache ${wrong.length} were cut off` };
      }),
    ),
};
