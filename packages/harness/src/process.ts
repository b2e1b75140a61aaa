import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with the exit code, or null after a signal that it did not handle. */
  readonly ended: Promise<number | null>;
  /** Returns everything that the process has printed so far. */
  output(): string;
  /** Stops the process and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string;
  /** The output with which the process counts as started. */
  readonly readyWhen: RegExp;
  readonly timeoutMilliseconds?: number;
}

/**
 * Processes that were started and not stopped. If some still run when the tests end, because the code that should stop them
 * failed, they are killed.
 */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function startProcess(
  command: string,
  args: readonly string[],
  { env, cwd, readyWhen, timeoutMilliseconds = 120_000 }: StartOptions,
): Promise<RunningProcess> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const chunks: string[] = [];
  const output = () => chunks.join('');
  let isReady = false;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${command} ${args.join(' ')} ${why}:\n${output()}`));
    const timer = setTimeout(() => {
      fail('was not ready in time');
      child.kill('SIGKILL');
    }, timeoutMilliseconds);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        chunks.push(chunk);
        if (!isReady && readyWhen.test(output())) {
          isReady = true;
          clearTimeout(timer);
          resolve();
        }
      });
    }
    child.once('error', (error) => fail(`did not start (${error.message})`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  return {
    child,
    ended,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Kills a process and its children at once, as in a power failure. */
export function killWithChildren(id: number): void {
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ');
  for (const each of [id, ...children.map(Number)]) if (each > 0) process.kill(each, 'SIGKILL');
}

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
