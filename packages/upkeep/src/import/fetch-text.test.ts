import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { afterEach, expect, test } from 'vitest';
import { fetchText, textFetcher } from './fetch-text.ts';

const address = 'https://data.example/feed.json';
let server: Server | undefined;
afterEach(() => server?.close());

/** Serves every public name from this machine; returns the requests that arrived. */
async function serving(listener: RequestListener, timeoutMilliseconds = 5000) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url} ${request.headers['user-agent']}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hostOverride = () => ({ host: '127.0.0.1', port });
  return { asked, read: textFetcher({ hostOverride, timeoutMilliseconds }) };
}

test('a text is read, also behind a redirect, under a name that says what reads it', async () => {
  const { asked, read } = await serving(({ url }, response) => {
    if (url === '/feed.json') response.writeHead(302, { location: 'https://files.example/2' }).end();
    else response.end('{}');
  });
  expect(await read(address)).toBe('{}');
  expect(asked).toEqual([
    expect.stringMatching(/^data\.example\/feed\.json facts-import\//),
    expect.stringMatching(/^files\.example\/2 facts-import\//),
  ]);
});

test('where nothing is, nothing is read', async () => {
  const { read } = await serving((_, response) => response.writeHead(404).end());
  expect(await read(address)).toBeUndefined();
});

test('a text that does not end is cut off', async () => {
  const { read } = await serving((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    };
    response.on('drain', more);
    more();
  });
  await expect(read(address)).rejects.toThrow('larger than 8 MB');
});

test.each(['http://data.example/', 'https://127.0.0.1/', 'https://data.example:8443/'])(
  '%s is not asked, and no redirect to it is followed',
  async (forbidden) => {
    await expect(fetchText(forbidden)).rejects.toThrow(UsageError);
    const { asked, read } = await serving((_, response) =>
      response.writeHead(302, { location: forbidden }).end(),
    );
    await expect(read(address)).rejects.toThrow('only public https');
    expect(asked).toHaveLength(1);
  },
);

test('a name that resolves to this machine is not asked', async () => {
  await expect(fetchText('https://localhost/')).rejects.toThrow('private address');
});

test('an error, a loop and a dead line are sentences', async () => {
  const failing = await serving((_, response) => response.writeHead(503).end());
  await expect(failing.read(address)).rejects.toThrow(`${address} answered 503: try again later.`);
  server?.close();
  const looping = await serving((_, response) => response.writeHead(302, { location: address }).end());
  await expect(looping.read(address)).rejects.toThrow('redirects more than 5 times');
  server?.close();
  const silent = await serving(() => undefined, 50);
  await expect(silent.read(address)).rejects.toThrow('try again later');
});
