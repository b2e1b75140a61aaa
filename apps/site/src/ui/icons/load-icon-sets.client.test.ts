import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadIconSets } from './load-icon-sets.client.ts';

/** Outside a browser there is no site to fetch from, so the site's endpoint always fails here. */
describe('icons of a set', () => {
  let server: Server;
  let status = 200;
  const asked: string[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = { prefix: 'lucide', icons: { star: { body: '<path/>' } } };

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    asked.length = 0;
    status = 200;
    logged.mockClear();
  });
  afterAll(() => server.close());

  const hosts = () => [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];

  test('come from the public service when the own endpoint fails and it may be asked', {
    tags: 'icons-fallback-when-enabled',
  }, async () => {
    expect(await loadIconSets('lucide', ['star', 'tv'], hosts())).toEqual([answer]);
    expect(asked).toEqual(['/lucide.json?icons=star,tv']);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody else may be asked', () => undefined],
    ['the public service fails too', hosts],
  ])('are none, and that is logged, when %s', async (_case, others) => {
    status = 500;
    expect(await loadIconSets('lucide', ['star'], others())).toEqual([]);
    expect(logged.mock.calls.map(([text]) => text)).toEqual(['Failed to load custom icons']);
  });
});
