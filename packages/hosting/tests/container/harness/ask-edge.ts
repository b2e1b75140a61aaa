import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { browserUserAgent } from '@vpn-site/harness/steady-load.ts';

export interface EdgeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Headers that a browser sends when a reader follows a link of the site. */
const headers = {
  host: 'vpn.example',
  'user-agent': browserUserAgent,
  'accept-language': 'en',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** Requests a path of vpn.example from nginx on this machine, trusting only this certificate. */
export async function askEdge(port: number, certificate: string, path: string): Promise<EdgeAnswer> {
  const where = { host: '127.0.0.1', port, path, servername: 'vpn.example', ca: certificate };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...where, headers, signal: AbortSignal.timeout(10_000) }, resolve)
      .once('error', reject)
      .end();
  });
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
