import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ledgerMetrics, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { type EdgeOptions, type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { deployedSettings, dist } from '@vpn-site/harness/tested-site.ts';

export type OriginIndex = 0 | 1;

export interface Stage {
  readonly ledger: TestLedger;
  readonly edge: RunningNginx;
  readonly origins: readonly [Origin, Origin];
  readonly ports: readonly [number, number];
  /** The spool files of the origins. */
  readonly spools: readonly [string, string];
  /** Restarts an origin on its port, and waits until it is ready. */
  readonly start: (which: OriginIndex, env?: NodeJS.ProcessEnv) => Promise<void>;
}

export interface StageOptions {
  readonly edge?: EdgeOptions;
  /** Settings of both origins. */
  readonly origins?: NodeJS.ProcessEnv;
  /** The size of the disk for the spools. Each origin has its own disk. */
  readonly spoolDisk?: string;
  readonly haveOneSpool?: boolean;
}

/** Starts two origins behind nginx with PostgreSQL, as deployed, and stops them when `play` has ended. */
export async function onStage<T>(options: StageOptions, play: (stage: Stage) => Promise<T>): Promise<T> {
  await using ending = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'gameday-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const ledger = await startLedger();
  ending.defer(() => ledger.stop());
  const names = options.haveOneSpool ? ['shared', 'shared'] : ['first', 'second'];
  const spoolFolder = (which: OriginIndex) => join(folder, names[which] ?? '');
  const spoolOf = (which: OriginIndex) => join(spoolFolder(which), 'clicks.sqlite');
  const startOne = (which: OriginIndex, env: NodeJS.ProcessEnv = {}) => {
    const settings = { ...deployedSettings(), DATABASE_URL: ledger.url, SPOOL_FILE: spoolOf(which) };
    const disks = options.spoolDisk ? { [spoolFolder(which)]: options.spoolDisk } : {};
    return startOrigin({ ...settings, ...options.origins, ...env }, { disks });
  };
  const origins = await Promise.all([startOne(0), startOne(1)]);
  ending.defer(async () => {
    await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
  });
  const ports = [origins[0].port, origins[1].port] as const;
  const edge = await startNginx(ports, { client: resolve(dist, 'client'), ...options.edge });
  ending.defer(async () => {
    await edge.stop();
  });
  const start = async (which: OriginIndex, env: NodeJS.ProcessEnv = {}) => {
    origins[which] = await startOne(which, { PORT: String(ports[which]), ...env });
    await untilReady(origins[which].url);
  };
  await Promise.all(origins.map(({ url }) => untilReady(url)));
  return await play({ ledger, edge, origins, ports, spools: [spoolOf(0), spoolOf(1)], start });
}

/** Waits until an origin is ready, as the upgrade in docs/operations/install.md does. */
async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await pause(100);
}

/** The max number of clicks that may be in a spool only because they have just arrived. */
const maxRecentClicks = 50;

/** Waits until the database has all clicks that waited for it. */
export async function untilSpoolsAreEmpty({ origins }: Stage): Promise<void> {
  for (const { url } of origins)
    while (((await ledgerMetrics(url)).clicks_spooled ?? 0) > maxRecentClicks) await pause(50);
}
