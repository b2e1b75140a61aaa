import { globSync } from 'node:fs';
import { ask } from '@vpn-site/harness/ask-edge.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const wordings = 1000;

export const encodings: GameDay = {
  name: 'encodings',
  what: `one page is requested with ${wordings} variants of Accept-Encoding`,
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const path = '/pl/recenzje/alder';
        const files = () => globSync('cache/*/*/*', { cwd: stage.edge.folder }).length;
        const before = files();
        for (let number = 0; number < wordings; number += 1)
          await ask(stage.edge.url + path, {
            encoding: [`br, x${number}`, `gzip;q=0.${number}`, `x${number}`][number % 3] ?? '',
          });
        const copies = files() - before;
        return {
          seen: `${copies} copies in the cache`,
          problems: copies <= 3 ? [] : [`${copies} copies of one page are in the cache, not 3`],
        };
      }),
    ),
};
