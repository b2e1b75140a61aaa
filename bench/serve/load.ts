import { execFileSync } from 'node:child_process';

/** Requests per second that wrk gets from one address, from one thread with 64 connections. Loopback only. */
export function requestsPerSecond(url: string, seconds: number, more: readonly string[] = []): number {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', '--timeout', '5s', ...more, url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk saw errors at ${url}:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
