import { isIPv6 } from 'node:net';
import { secondsLeft } from '#leak-dns/token.ts';
import type { LeakCheckDns } from './leak-check-config.ts';

/** The answerer is on this machine and answers from memory. */
const timeoutMs = 1000;

/** The addresses that asked for the names of a token; undefined where no origin made the token, or its time is over. */
export async function resolversOf(
  { key, inquiry: { host, port } }: LeakCheckDns,
  token: string,
): Promise<readonly string[] | undefined> {
  // What is no token of ours never reaches the answerer.
  if (secondsLeft(key, token, Date.now() / 1000) === 0) return undefined;
  const at = isIPv6(host) ? `[${host}]` : host;
  const response = await fetch(`http://${at}:${port}/${token}`, { signal: AbortSignal.timeout(timeoutMs) });
  return (await response.json()) as readonly string[];
}
