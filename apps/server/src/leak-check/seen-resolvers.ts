import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { secondsLeft } from '@vpn-site/dns/token.ts';
import type { LeakCheckDns } from './leak-check-config.ts';

/** The answerer is on this machine and answers from memory. */
const timeoutMs = 1000;

/** fetch takes three times the processor time of a request like this, and keeps megabytes a second for the garbage collector. */
const agent = new Agent({ keepAlive: true });

/** The addresses that asked for the names of a token; undefined where no origin made the token, or its time is over. */
export async function resolversOf(
  { key, inquiry: { host, port } }: LeakCheckDns,
  token: string,
): Promise<readonly string[] | undefined> {
  // What is no token of ours never reaches the answerer.
  if (secondsLeft(key, token, Date.now() / 1000) === 0) return undefined;
  const asked = get({ host, port, path: `/${token}`, agent, timeout: timeoutMs });
  asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return (await json(response)) as readonly string[];
}
