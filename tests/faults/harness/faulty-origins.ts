import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockDay } from '@vpn-site/content/today.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { copyDist } from '@vpn-site/harness/dist-copy.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { ClickSpool } from '@vpn-site/server/ledger/click-spool.ts';
import type { Release } from '@vpn-site/site/release/release.ts';

const daysFromNow = (days: number) => addDays(clockDay(), days);

/** Fields with which a release has a current day and fresh facts, whenever the tested build was made. */
export const currentRelease: Partial<Release> = { asOf: clockDay(), factExpiry: { known: 100, days: [] } };

/** Starts an origin that uses too much memory, cannot write its spool, and has a damaged release of another build. */
export async function startDamagedOrigin(settings: NodeJS.ProcessEnv): Promise<Origin> {
  const dist = copyDist();
  dist.change({ siteUrl: 'https://vpn.example', build: 'another', ...currentRelease });
  rmSync(join(dist.folder, 'client/pl.html.br'));
  const origin = await startOrigin({
    ...settings,
    DIST_DIR: dist.folder,
    SPOOL_FILE: '/proc/clicks.sqlite',
    NODE_OPTIONS: '--import=data:text/javascript,globalThis.held=Buffer.alloc(750e6,1)',
  });
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await origin.stop(signal);
    dist.remove();
    return code;
  };
  return { ...origin, stop };
}

/** Starts an origin whose release is three days old, with facts that nobody has checked again. */
export async function startOutdatedOrigin(settings: NodeJS.ProcessEnv): Promise<Origin> {
  const dist = copyDist();
  const factExpiry = { known: 100, days: [[daysFromNow(-90), 20] as const, [daysFromNow(20), 20] as const] };
  dist.change({ siteUrl: 'https://vpn.example', asOf: daysFromNow(-3), factExpiry });
  const origin = await startOrigin({ ...settings, DIST_DIR: dist.folder });
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await origin.stop(signal);
    dist.remove();
    return code;
  };
  return { ...origin, stop };
}

/** Starts an origin whose spool has a click that the database never accepts. */
export async function startPoisonedOrigin(settings: NodeJS.ProcessEnv): Promise<Origin> {
  const folder = mkdtempSync(join(tmpdir(), 'poison-'));
  const file = join(folder, 'clicks.sqlite');
  const spool = new ClickSpool(file);
  const click = { provider: 'alder', placement: 'card', locale: 'en', paid: false } as const;
  spool.append([{ id: randomUUIDv7(), ...click }]);
  spool.append([{ id: 'not-a-uuid', ...click }]);
  spool.close();
  const origin = await startOrigin({ ...settings, SPOOL_FILE: file });
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await origin.stop(signal);
    rmSync(folder, { recursive: true });
    return code;
  };
  return { ...origin, stop };
}
