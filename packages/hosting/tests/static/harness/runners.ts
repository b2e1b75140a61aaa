import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, type RunningProcess, startProcess } from '@vpn-site/harness/process.ts';
import { pinnedNpm } from '#pinned-npm.ts';

const source = resolve('packages/hosting/tests/static/runner');
/** The folder of the runner. It is in the cache folder, so that no check reads its thousand packages. */
const installed = resolve('.cache/static-hosting');
const wrangler = join(installed, 'node_modules/wrangler/bin/wrangler.js');

export interface RunningHost extends RunningProcess {
  readonly url: string;
}

/** Installs the development runner of the host if its own lockfile has changed. */
export function installRunner(): void {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const isSame = (file: string) =>
    existsSync(join(installed, file)) &&
    readFileSync(join(installed, file), 'utf8') === readFileSync(join(source, file), 'utf8');
  if (files.every(isSame) && existsSync(join(installed, 'node_modules'))) return;
  mkdirSync(installed, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(installed, file));
  const { status } = spawnSync(process.execPath, [pinnedNpm, 'ci'], { cwd: installed, stdio: 'inherit' });
  if (status !== 0) throw new Error('The runner of the host was not installed.');
}

/** Exports the local stand-in of a database, as SQL. */
export function exportClicks(folder: string, home: string): string {
  const file = join(folder, 'clicks.sql');
  const { status, stderr } = spawnSync(
    process.execPath,
    [wrangler, 'd1', 'export', 'clicks', '--local', '--output', file],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  if (status !== 0) throw new Error(`The clicks were not exported: ${stderr}`);
  return readFileSync(file, 'utf8');
}

/** Serves a folder written by `npm run site -- static` with the host's own development runner. */
export async function startHost(folder: string, home: string): Promise<RunningHost> {
  const port = await freePort();
  const args = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-01-01'];
  const running = await startProcess(process.execPath, [wrangler, 'pages', 'dev', 'public', ...args], {
    cwd: folder,
    env: {
      HOME: home,
      PATH: `${join(installed, 'node_modules/.bin')}:${process.env.PATH}`,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
    },
    readyWhen: /Ready on/,
    timeoutMilliseconds: 240_000,
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}
