import { type Agent, get, type IncomingMessage } from 'node:http';

export interface Asking {
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  /** The address of this machine that the request comes from. */
  readonly localAddress?: string | undefined;
}

/** Asks, reads the whole answer and gives its status; no answer is an error. */
export async function askStatus(url: string, { agent, headers, localAddress }: Asking): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers, localAddress }, resolve).once('error', reject);
  });
  response.resume();
  await new Promise((resolve, reject) => {
    response.once('end', resolve).once('error', reject);
  });
  return response.statusCode ?? 0;
}

/** Readers with an address each, as nginx sees them: all of 127.0.0.0/8 is this machine. */
export function loopbackPeer(number: number): string {
  return `127.1.${(number >> 7) & 255}.${1 + (number & 127)}`;
}
