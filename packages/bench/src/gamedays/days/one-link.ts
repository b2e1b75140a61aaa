import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@vpn-site/harness/ask-edge.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';

/** Links whose responses are never cached, with the right status. */
const links = { '/tools/true-cost?years=2': 200, '/pl/': 301, '/_build/latest.json': 200 };
const readers = 8;
const rounds = 5;

export const oneLink: GameDay = {
  name: 'one-link',
  what: `${readers} readers at once request an address that is never cached, ${rounds} times for each of three`,
  limits: { failed: 0, slowest: 1000 },
  run: () =>
    onStage({}, async ({ edge }) => {
      const slowest: Record<string, number> = {};
      let failed = 0;
      for (const [path, expected] of Object.entries(links)) {
        for (let round = 0; round < rounds; round += 1) {
          const answers = await Promise.all(Array.from({ length: readers }, () => ask(edge.url + path)));
          failed += answers.filter(({ status }) => status !== expected).length;
          const milliseconds = answers.map(({ seconds }) => seconds * 1000);
          slowest[path] = Math.max(slowest[path] ?? 0, ...milliseconds);
          // nginx sees one address here, and allows it five rendered pages a second.
          await pause(2000);
        }
      }
      return {
        figures: {
          asked: Object.keys(links).length * rounds * readers,
          failed,
          slowest: Math.max(...Object.values(slowest)),
        },
        seen: Object.entries(slowest)
          .map(([path, milliseconds]) => `${path} ${Math.round(milliseconds)} ms`)
          .join('; '),
      };
    }),
};
