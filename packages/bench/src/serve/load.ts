import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns the requests per second that wrk gets from one address on this machine, with one thread and 64 connections. It is
 * asynchronous, because this process must read the servers' output: a full pipe would block them.
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  more: readonly string[] = [],
): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c64',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    '--timeout',
    '5s',
    ...more,
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk saw errors at ${url}:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
