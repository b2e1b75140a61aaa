import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, type RunningProcess, startProcess } from './process.ts';

export interface Postgres extends RunningProcess {
  readonly url: string;
}

/** A real PostgreSQL on a free port with an empty cluster of its own. It refuses to run as root, hence runuser. */
export async function startPostgres(): Promise<Postgres> {
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(folder, uid ?? 0, gid ?? 0);
  const data = join(folder, 'data');
  const asPostgres = ['-u', 'postgres', '--'];
  execFileSync('runuser', [...asPostgres, join(bin, 'initdb'), '-D', data, '-A', 'trust', '--no-sync'], {
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const running = await startProcess('runuser', [...asPostgres, join(bin, 'postgres'), ...args], {
    readyWhen: /database system is ready to accept connections/,
    cwd: folder,
  });
  const stop = async () => {
    execFileSync('runuser', [...asPostgres, join(bin, 'pg_ctl'), '-D', data, '-m', 'fast', 'stop'], {
      stdio: 'ignore',
      cwd: folder,
    });
    const code = await running.stop();
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
}
