import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from './send-request.ts';

const text = 'Words. '.repeat(100);
const bomb = gzipSync(Buffer.alloc(50_000_000));
const answers: Record<string, RequestListener> = {
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(text)),
  '/br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync(text)),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(bomb),
  '/strange': (_, response) => response.setHeader('content-encoding', 'zip').end('?'),
  '/broken': (_, response) => response.setHeader('content-encoding', 'gzip').end('not gzip'),
  '/endless': (_, response) => response.write(text),
  '/silent': () => undefined,
  '/who': (request, response) => response.end(`${request.headers.host} ${request.headers['user-agent']}`),
};
const server = createServer((request, response) => {
  answers[request.url ?? '']?.(request, response);
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = (timeoutMilliseconds = 5000) => ({
  agent: 'fact-watch/1.0 (+https://vpn.example)',
  timeoutMilliseconds,
  maxBytes: 10_000,
  hostOverride: () => ({ host: '127.0.0.1', port }),
});
const askFor = (path: string, timeout?: number) =>
  sendRequest(new URL(`https://alder.example${path}`), limits(timeout));

test('says who asks, and for whom', async () => {
  const { body } = await askFor('/who');
  expect(body.toString()).toBe('alder.example fact-watch/1.0 (+https://vpn.example)');
});

test.each(['/gzip', '/br'])('reads %s', async (path) => {
  expect(await askFor(path)).toMatchObject({ status: 200, body: Buffer.from(text), isCut: false });
});

test('stops where a small answer becomes a large one', async () => {
  const { body, isCut } = await askFor('/bomb');
  expect({ length: body.length, isCut }).toEqual({ length: 10_000, isCut: true });
});

test.each(['/endless', '/silent'])('waits no longer than it may for %s', async (path) => {
  await expect(askFor(path, 200)).rejects.toThrow('no answer within 0.2 s');
});

test('does not make words of what it cannot unpack', async () => {
  await expect(askFor('/strange')).rejects.toThrow('compressed as zip');
  await expect(askFor('/broken')).rejects.toThrow('incorrect header check');
});
