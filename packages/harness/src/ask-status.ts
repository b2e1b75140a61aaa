import { type Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';

export interface AskOptions {
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  /** The address of this machine from which the request is sent. */
  readonly localAddress?: string | undefined;
  /** Whether to retry once, as browsers do, if a kept-alive connection was closed just as it was used again. */
  readonly asksAgain?: boolean | undefined;
}

/**
 * Resolves when the headers of the response have arrived. Rejects if there is no response. Unlike fetch, it sends no
 * headers of its own and can use any local address.
 */
function responseTo(
  url: string,
  options: RequestOptions,
  asksAgain = false,
  body?: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve).once('error', (error: NodeJS.ErrnoException) => {
      const isClosedBefore = asked.reusedSocket && error.code === 'ECONNRESET';
      if (asksAgain && isClosedBefore) resolve(responseTo(url, options));
      else reject(error);
    });
    asked.end(body);
  });
}

/** Returns the whole response, without following redirects. */
export async function askWhole(
  url: string,
  { body: sent, ...options }: RequestOptions & { readonly body?: string | undefined },
) {
  const response = await responseTo(url, options, false, sent);
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Sends a request, reads the whole response and returns its status. Rejects if there is no response. */
export async function askStatus(url: string, { asksAgain, ...options }: AskOptions): Promise<number> {
  const response = await responseTo(url, options, asksAgain);
  response.resume();
  await new Promise((resolve, reject) => {
    response.once('end', resolve).once('error', reject);
  });
  return response.statusCode ?? 0;
}

/** Returns an address in a separate network (/24) for each reader, as nginx sees them. All of 127.0.0.0/8 is this machine. */
export function loopbackPeer(number: number): string {
  return `127.${1 + ((number >> 8) & 63)}.${number & 255}.1`;
}
