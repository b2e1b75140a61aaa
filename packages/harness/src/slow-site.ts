import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { asReader } from './reader.ts';

const pieces = 60;
const pauseMilliseconds = 20;

export interface SlowSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a site whose pages arrive a few words at a time, with pauses that are long enough to paint each part. */
export async function startSlowSite(origin: string): Promise<SlowSite> {
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/'), { headers: asReader }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      if (!type.startsWith('text/html')) return response.end(body);
      const length = Math.ceil(body.length / pieces);
      for (let at = 0; at < body.length; at += length) {
        response.write(body.subarray(at, at + length));
        await pause(pauseMilliseconds);
      }
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
