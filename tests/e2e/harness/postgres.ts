import { execFile, execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type RunningProcess, startProcess } from './process.ts';

export interface Postgres extends RunningProcess {
  readonly url: string;
  /** Ends it and keeps its data: 'fast' as an operator's restart would, 'immediate' as a crash. */
  halt(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, at the same address. */
  resume(): Promise<void>;
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
  const start = () =>
    startProcess('runuser', [...asPostgres, join(bin, 'postgres'), ...args], {
      readyWhen: /database system is ready to accept connections/,
      cwd: folder,
    });
  let running = await start();
  const end = async (mode = 'fast') => {
    const command = [...asPostgres, join(bin, 'pg_ctl'), '-D', data, '-m', mode, '-W', 'stop'];
    await promisify(execFile)('runuser', command, { cwd: folder });
    return running.ended;
  };
  const halt = async (mode?: string) => {
    await end(mode);
  };
  const resume = async () => {
    running = await start();
  };
  const stop = async () => {
    const code = running.child.exitCode ?? (await end());
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, halt, resume, url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
}
