import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, type RunningProcess, startProcess } from '@vpn-site/harness/process.ts';
import { pinnedNpm } from '#pinned-npm.ts';
import type { HostName } from '#static/hosts.ts';

const source = resolve('packages/hosting/tests/static/runners');
/** The folder of the runners. It is in the cache folder, so that no check reads its thousand packages. */
const installed = resolve('.cache/static-hosting');

export interface RunningHost extends RunningProcess {
  readonly url: string;
}

/** Installs the development runners of the hosts if their own lockfile has changed. */
export function installRunners(): void {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const isSame = (file: string) =>
    existsSync(join(installed, file)) &&
    readFileSync(join(installed, file), 'utf8') === readFileSync(join(source, file), 'utf8');
  if (files.every(isSame) && existsSync(join(installed, 'node_modules'))) return;
  mkdirSync(installed, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(installed, file));
  const { status } = spawnSync(process.execPath, [pinnedNpm, 'ci'], { cwd: installed, stdio: 'inherit' });
  if (status !== 0) throw new Error('The runners of the hosts were not installed.');
}

/** Exports the local stand-in of a database, as SQL. */
export function exportClicks(folder: string, home: string): string {
  const file = join(folder, 'clicks.sql');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(installed, 'node_modules/wrangler/bin/wrangler.js'),
      'd1',
      'export',
      'clicks',
      '--local',
      '--output',
      file,
    ],
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
export async function startHost(host: HostName, folder: string, home: string): Promise<RunningHost> {
  const port = await freePort();
  const [command, args, readyWhen] = commands[host](String(port));
  const running = await startProcess(process.execPath, [join(installed, 'node_modules', command), ...args], {
    cwd: folder,
    env: {
      HOME: home,
      PATH: `${join(installed, 'node_modules/.bin')}:${process.env.PATH}`,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      NETLIFY_TELEMETRY_DISABLED: '1',
      NETLIFY_EDGE_BOOTSTRAP: `file://${resolve('packages/hosting/tests/static/stand-ins/netlify-bootstrap.mjs')}`,
    },
    readyWhen,
    timeoutMilliseconds: 240_000,
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

type Command = readonly [program: string, args: readonly string[], readyWhen: RegExp];

const commands: Readonly<Record<HostName, (port: string) => Command>> = {
  cloudflare: (port) => [
    'wrangler/bin/wrangler.js',
    ['pages', 'dev', 'public', '--ip', '127.0.0.1', '--port', port, '--compatibility-date', '2026-01-01'],
    /Ready on/,
  ],
  netlify: (port) => [
    'netlify-cli/bin/run.js',
    ['dev', '--offline', '--no-open', '--dir', 'public', '--port', port],
    /Local dev server ready/,
  ],
};
