import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './process.ts';

/** A serving machine in a folder: two origins, and `deploy/bin/vpn-site-upgrade` configured to restart them without systemd. */
export interface ServedHost {
  readonly folder: string;
  readonly ports: readonly [number, number];
  /** The private key that signs releases; the machine trusts its public key. */
  readonly key: string;
  upgrade(args: readonly string[], settings?: NodeJS.ProcessEnv): { status: number | null; output: string };
  /** Returns the release to which a link in the machine's folder points. */
  linked(name: 'current' | 'former'): string | undefined;
  metric(name: string): string | undefined;
  /** Returns the builds that both origins report. */
  builds(): Promise<unknown[]>;
  stop(): void;
}

/**
 * Stops the origin of a port and starts it from the linked release. Like the systemd unit, it succeeds if the origin
 * listens and fails if it ends.
 */
const restartScript = `#!/usr/bin/env bash
set -eu
cd "$(dirname "$0")"
if [ -e "pid-$1" ]; then kill "$(cat "pid-$1")" 2> /dev/null || true; while kill -0 "$(cat "pid-$1")" 2> /dev/null; do sleep 0.1; done; fi
cd site/current
PORT=$1 SPOOL_FILE="$OLDPWD/clicks-$1.sqlite" setsid node_modules/.bin/node apps/server/src/main.ts > "$OLDPWD/log-$1" 2>&1 < /dev/null &
echo $! > "$OLDPWD/pid-$1"
until grep -q 'Server listening' "$OLDPWD/log-$1"; do kill -0 $! 2> /dev/null || { cat "$OLDPWD/log-$1" >&2; exit 1; }; sleep 0.1; done
`;

export async function servedHost(): Promise<ServedHost> {
  const home = mkdtempSync(join(tmpdir(), 'host-'));
  const folder = join(home, 'site');
  const [figures, cache] = [join(home, 'figures'), join(home, 'cache')];
  for (const each of [folder, figures, cache]) mkdirSync(each);
  const key = makeKey(join(home, 'key'));
  const signers = join(home, 'allowed_signers');
  writeFileSync(signers, `build namespaces="vpn-site-release" ${readFileSync(`${key}.pub`, 'utf8')}`);
  const restart = join(home, 'restart');
  writeFileSync(restart, restartScript, { mode: 0o755 });
  const ports = [await freePort(), await freePort()] as const;
  const hostSettings = {
    SITE_FOLDER: folder,
    ALLOWED_SIGNERS: signers,
    SITE_SETTINGS: join(home, 'none'),
    VPN_SITE_UPGRADE_SETTINGS: join(home, 'none'),
    ORIGIN_PORTS: ports.join(' '),
    RESTART_ORIGIN: restart,
    READY_SECONDS: '60',
    PAUSE_SECONDS: '0',
    KEEP_RELEASES: '2',
    TEXTFILE_FOLDER: figures,
    CACHE_FOLDER: cache,
    EDGE_FILE: join(home, 'edge.conf'),
    UNTRUSTED_USER: userInfo().username,
    // As in the systemd unit, because other tests set another folder.
    DIST_DIR: 'dist',
  };
  return {
    folder,
    ports,
    key,
    upgrade: (args, settings) => {
      const { status, stdout, stderr } = spawnSync(resolve('deploy/bin/vpn-site-upgrade'), args, {
        encoding: 'utf8',
        env: { ...process.env, ...hostSettings, ...settings },
      });
      return { status, output: stdout + stderr };
    },
    linked: (name) => (existsSync(join(folder, name)) ? readlinkSync(join(folder, name)) : undefined),
    metric: (name) => {
      const file = join(figures, `${name}.prom`);
      return existsSync(file) ? readFileSync(file, 'utf8').split(' ').at(-1)?.trim() : undefined;
    },
    builds: () =>
      Promise.all(
        ports.map(async (port) => {
          // A kept-alive connection may be to a process that is gone.
          const headers = { connection: 'close' };
          return (await fetch(`http://127.0.0.1:${port}/_build/latest.json`, { headers })).json();
        }),
      ),
    stop: () => {
      for (const port of ports) {
        const file = join(home, `pid-${port}`);
        if (existsSync(file)) spawnSync('kill', ['-KILL', readFileSync(file, 'utf8').trim()]);
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Creates a key for signatures, with the public key next to it. */
export function makeKey(file: string): string {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  return file;
}
