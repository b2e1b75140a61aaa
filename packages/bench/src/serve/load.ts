import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Requests per second that wrk gets from one address, from one thread with 64 connections. Loopback only. This process
 * goes on reading what the servers print meanwhile: a full pipe would hold them up.
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
