import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, killWithChildren, type RunningProcess, startProcess } from './process.ts';
import { isRoot, postgresProgram } from './programs.ts';

export interface Postgres extends RunningProcess {
  readonly url: string;
  /** Stops PostgreSQL without losing its data: 'fast' like an operator's restart, 'immediate' like a crash. */
  halt(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Kills all its processes at once, as in a power failure. */
  kill(): Promise<void>;
  /** Kills it and deletes its data. It resumes as an empty cluster, as on a new machine. */
  lose(): Promise<void>;
  /** Starts it again, at the same address. */
  resume(env?: NodeJS.ProcessEnv): Promise<void>;
}

/**
 * Returns the command that runs a PostgreSQL program. Root runs it as Debian's user `postgres`, because PostgreSQL refuses
 * to run as root.
 */
function command(program: string, args: readonly string[]): [program: string, args: string[]] {
  const path = postgresProgram(program);
  return isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, [...args]];
}

/** Starts a real PostgreSQL on a free port with its own empty cluster. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
    );
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'];
  const createCluster = () => execFileSync(...command('initdb', cluster), { stdio: 'ignore', cwd: folder });
  createCluster();
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
  const start = (env?: NodeJS.ProcessEnv) =>
    startProcess(...command('postgres', args), {
      readyWhen: /database system is ready to accept connections/,
      cwd: folder,
      env,
    });
  let running = await start();
  const end = async (mode = 'fast') => {
    const stopCommand = command('pg_ctl', ['-D', data, '-m', mode, '-W', 'stop']);
    await promisify(execFile)(...stopCommand, { cwd: folder });
    return running.ended;
  };
  const halt = async (mode?: string) => {
    await end(mode);
  };
  const kill = async () => {
    const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    killWithChildren(Number(first));
    await running.ended;
  };
  const lose = async () => {
    await kill();
    rmSync(data, { recursive: true });
    createCluster();
  };
  const resume = async (env?: NodeJS.ProcessEnv) => {
    running = await start(env);
  };
  const stop = async () => {
    const code = running.child.exitCode ?? (await end());
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return {
    ...running,
    stop,
    halt,
    kill,
    lose,
    resume,
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  };
}
