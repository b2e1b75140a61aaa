import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Settled when it is gone: the exit code, or null after a signal it did not handle. */
  readonly ended: Promise<number | null>;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string;
  /** Started when this appears in what it prints. */
  readonly readyWhen: RegExp;
  readonly timeoutMilliseconds?: number;
}

/** What is still running when the tests end, because what would have stopped it failed: it goes with them. */
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

/** A process and those it has started, gone at once, as when a machine loses power. */
export function killWithChildren(id: number): void {
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ');
  for (const each of [id, ...children.map(Number)]) if (each > 0) process.kill(each, 'SIGKILL');
}

/** A port that was free a moment ago. */
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
