import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@vpn-site/harness/ask-edge.ts';
import { copyDist } from '@vpn-site/harness/dist-copy.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

type Damage = (folder: string) => void;

const remove =
  (name: string): Damage =>
  (folder) =>
    rmSync(join(folder, name), { recursive: true });

/**
 * Damage while the release is served. Each is to a different page that was not requested before, so that no cache hides it.
 */
const whileRunning: readonly (readonly [page: string, damage: Damage])[] = [
  ['/reviews/birch', (folder) => truncateSync(join(folder, 'client/reviews/birch.html.br'), 100)],
  ['/reviews/cedar', remove('client/reviews/cedar.html.br')],
  ['/reviews/dogwood', (folder) => writeFileSync(join(folder, 'client/reviews/dogwood.html.br'), '')],
];

/** The status of an origin that is started on a damaged release. "refuses" means that it exits with a message. */
const atStart: readonly (readonly [
  what: string,
  damage: Damage,
  state: 'ready' | 'degraded' | 'broken' | 'refuses',
])[] = [
  ['a page is cut', (folder) => truncateSync(join(folder, 'client/pl.html'), 100), 'degraded'],
  ['a compressed form is missing', remove('client/pl.html.br'), 'degraded'],
  ['all scripts and styles are missing', remove('client/_assets'), 'broken'],
  ['the content is missing', remove('server/site'), 'broken'],
  ['the code that renders is missing', remove('server/entry.mjs'), 'refuses'],
  ['the list of files is missing', remove('release.json'), 'refuses'],
];

export const releaseDamaged: GameDay = {
  name: 'release-damaged',
  what: `files of the release are damaged while it is served (${whileRunning.length} ways) and before it is started (${atStart.length} ways)`,
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: async () => {
    const copy = copyDist();
    try {
      return await onStage({ origins: { DIST_DIR: copy.folder } }, (stage) =>
        underLoad(stage, async () => {
          const found: [what: string, expected: string, was: string][] = [];
          for (const [page, damage] of whileRunning) {
            const whole = (await ask(`${stage.edge.url}${page}`, { encoding: 'identity' })).body.length;
            damage(copy.folder);
            found.push([page, 'the page', await answerTo(stage.edge.url + page, whole)]);
          }
          for (const [what, damage, expected] of atStart)
            found.push([what, expected, await stateAfter(damage)]);
          const wrong = found.filter(([, expected, was]) => was !== expected);
          return {
            seen: found.map(([what, , was]) => `${what}: ${was}`).join('; '),
            problems: wrong.map(([what, expected, was]) => `${what}: ${was}, expected ${expected}`),
          };
        }),
      );
    } finally {
      copy.remove();
    }
  },
};

async function answerTo(url: string, whole: number): Promise<string> {
  const { status, body, headers } = await ask(url, { encoding: 'br' });
  if (status !== 200) return String(status);
  const isWhole = headers['content-encoding'] === 'br' ? body.length > whole / 20 : body.length === whole;
  return isWhole ? 'the page' : 'half a page';
}

async function stateAfter(damage: Damage): Promise<string> {
  const copy = copyDist();
  damage(copy.folder);
  try {
    const origin = await startOrigin({ DIST_DIR: copy.folder }, { timeoutMilliseconds: 20_000 });
    const { status } = (await (await fetch(`${origin.url}/readyz`)).json()) as { status: string };
    await origin.stop();
    return status;
  } catch {
    return 'refuses';
  } finally {
    copy.remove();
  }
}
