import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { publicLookup } from './public-address.ts';
import type { WatchSettings } from './watch-settings.ts';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the response exceeded the size limit. */
  readonly isCut: boolean;
}

type Limits = Pick<WatchSettings, 'agent' | 'timeoutMilliseconds' | 'maxBytes' | 'hostOverride'>;

/** Sends one request and reads the response up to the limits. Redirects are not followed. */
export async function sendRequest(
  url: URL,
  { agent, timeoutMilliseconds, maxBytes, hostOverride: instead }: Limits,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const options = {
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'user-agent': agent,
      accept: 'text/html, text/*;q=0.9, */*;q=0.5',
      'accept-language': 'en',
      'accept-encoding': 'gzip, br',
      ...headers,
    },
    agent: false,
    signal,
  } as const;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = instead
        ? plainRequest({ ...options, ...instead(url.hostname) })
        : secureRequest({ ...options, host: url.hostname, lookup: publicLookup });
      request.once('response', resolve).once('error', reject).end();
    });
    const { body, isCut } = await readUpTo(response, maxBytes, signal);
    return { status: response.statusCode ?? 0, headers: response.headers, body, isCut };
  } catch (error) {
    if (signal.aborted) throw new Error(`no answer within ${timeoutMilliseconds / 1000} s`, { cause: error });
    throw error;
  }
}

/**
 * Reads a response up to a limit. The limit applies to the decompressed size, because a small response can be a very large
 * page.
 */
async function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Pick<HttpResponse, 'body' | 'isCut'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response, signal)) {
    const bytes = chunk as Buffer;
    chunks.push(bytes.subarray(0, maxBytes - size));
    size += bytes.length;
    if (size <= maxBytes) continue;
    response.destroy();
    break;
  }
  return { body: Buffer.concat(chunks), isCut: size > maxBytes };
}

function unpacked(response: IncomingMessage, signal: AbortSignal): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip' && encoding !== 'br') throw new Error(`compressed as ${encoding}`);
  const stream = encoding === 'gzip' ? createGunzip() : createBrotliDecompress();
  response.once('error', (error) => stream.destroy(error));
  signal.addEventListener('abort', () => stream.destroy(new Error('aborted')), { once: true });
  return response.pipe(stream);
}
