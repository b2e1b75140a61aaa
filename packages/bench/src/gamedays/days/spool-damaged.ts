import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ClickSpool } from '@vpn-site/server/ledger/click-spool.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

/** Fills a spool with waiting clicks of a kind that the simulated readers never make. */
function fillSpool(file: string): void {
  const spool = new ClickSpool(file);
  const click = () =>
    ({ id: randomUUIDv7(), provider: 'alder', placement: 'sendme', locale: 'en', paid: false }) as const;
  for (let count = 0; count < 500; count += 1) spool.append([click(), click()]);
  spool.close();
}

/** Kinds of damage to a spool that no process has open. */
const damages: readonly ((whole: Buffer) => Buffer)[] = [
  () => randomBytes(8192),
  (whole) => whole.subarray(0, whole.length - 4096),
];

export const spoolDamaged: GameDay = {
  name: 'spool-damaged',
  what: 'one spool file is not a database at start and is then truncated by a page; in the other, a page is overwritten while the origin runs',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 15 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const { origins, spools, start } = stage;
        for (const damage of damages) {
          await origins[0].stop();
          fillSpool(spools[0]);
          writeFileSync(spools[0], damage(readFileSync(spools[0])));
          await start(0);
          await pause(12_000);
        }
        const file = openSync(spools[1], 'r+');
        writeSync(file, randomBytes(4096), 0, 4096, 4096);
        closeSync(file);
        await pause(3000);
        const answers = await Promise.all(origins.map(({ url }) => fetch(`${url}/metrics`)));
        const blind = answers.filter(({ status }) => status !== 200);
        return { problems: blind.map(({ url, status }) => `${url} is ${status}`) };
      }),
    ),
};
