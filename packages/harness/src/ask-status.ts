import { type Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';

export interface Asking {
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  /** The address of this machine that the request comes from. */
  readonly localAddress?: string | undefined;
  /** As browsers do: asks once more where a connection from before was closed just as it was used again. */
  readonly asksAgain?: boolean | undefined;
}

/** The beginning of the answer; none is an error. Unlike fetch, it says nothing of itself and can come from any address. */
function responseTo(url: string, options: RequestOptions, asksAgain = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve).once('error', (error: NodeJS.ErrnoException) => {
      const isClosedBefore = asked.reusedSocket && error.code === 'ECONNRESET';
      if (asksAgain && isClosedBefore) resolve(responseTo(url, options));
      else reject(error);
    });
    asked.end();
  });
}

/** The whole answer; following nothing. */
export async function askWhole(url: string, options: RequestOptions) {
  const response = await responseTo(url, options);
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Asks, reads the whole answer and gives its status; no answer is an error. */
export async function askStatus(url: string, { asksAgain, ...options }: Asking): Promise<number> {
  const response = await responseTo(url, options, asksAgain);
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
