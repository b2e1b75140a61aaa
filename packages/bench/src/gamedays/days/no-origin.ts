import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@vpn-site/harness/ask-edge.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';

/** Requests while no origin runs, with the right status: a page, or our own 503 with `Retry-After`. */
const requests: readonly (readonly [path: string, encoding: string, status: number])[] = [
  ['/pl', 'br', 200],
  ['/pl', 'gzip, deflate, br, zstd', 200],
  ['/pl', 'gzip', 200],
  ['/reviews/alder', 'br', 200],
  ['/reviews/alder', 'identity', 200],
  ['/', 'br', 200],
  ['/search?q=vpn', 'br', 503],
  ['/tools/true-cost?years=2', 'br', 503],
  ['/sendme/alder/continue?from=card', 'br', 503],
];
const rounds = 20;
/** A report that is as long as the form allows. nginx limits reports, so it is sent once. */
const report = `about=alder&wrong=${'x'.repeat(2000)}`;

export const noOrigin: GameDay = {
  name: 'no-origin',
  what: 'kill -9 of both origins, which restart after 8 s; recovered: a search gets a response',
  limits: { failed: 0, slowest: 1000, recovery: 12_000 },
  run: () =>
    onStage({}, async ({ edge, origins, start }) => {
      // One page is in the cache, in one encoding; the others have never been requested.
      await ask(`${edge.url}/pl`);
      await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
      const wrong: string[] = [];
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        for (const [path, encoding, expected] of requests) {
          const { status, headers, seconds } = await ask(edge.url + path, { encoding });
          slowest = Math.max(slowest, seconds * 1000);
          if (status !== expected) wrong.push(`${path} in ${encoding} was ${status}`);
          if (status === 503 && headers['retry-after'] === undefined)
            wrong.push(`${path} has no Retry-After`);
        }
        await pause(8000 / rounds);
      }
      const { status, headers } = await ask(`${edge.url}/report`, { form: report });
      if (status !== 503 || headers['retry-after'] === undefined) wrong.push(`the report was ${status}`);
      await Promise.all([start(0), start(1)]);
      const back = performance.now();
      while ((await ask(`${edge.url}/search?q=vpn`)).status !== 200) await pause(100);
      return {
        figures: {
          asked: rounds * requests.length + 1,
          failed: wrong.length,
          slowest,
          recovery: performance.now() - back,
        },
        seen: 'pages in every encoding, cached or not; 503 with Retry-After for searches, tools, clicks and a report',
        problems: [...new Set(wrong)],
      };
    }),
};
