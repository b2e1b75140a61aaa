import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { fetchPublicIcons } from '@vpn-site/site/ui/icons/public-icons.client.ts';
import { afterEach, describe, expect, test } from 'vitest';

const servers: Server[] = [];

/** Starts a server in place of the public icon host that responds after a delay, or never. */
async function host(delay: number | undefined, status = 200): Promise<{ url: string; asked: number[] }> {
  const asked: number[] = [];
  const server = createServer((_request, response) => {
    asked.push(performance.now());
    if (delay === undefined) return;
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ prefix: 'lucide', icons: { star: { body: `<path d="M${asked.length}"/>` } } }),
      );
    }, delay);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the public icon service', () => {
  test('moves to its next host every 750 ms while none answers', {
    tags: 'constants-icon-api-rotation',
  }, async () => {
    const silent = [await host(undefined), await host(undefined)];
    const last = await host(0);
    const started = performance.now();
    const [set] = await fetchPublicIcons(
      'lucide',
      ['star'],
      [...silent, last].map(({ url }) => url),
    );
    expect(set?.icons).toHaveProperty('star');
    for (const [turn, { asked }] of [...silent, last].entries()) {
      const askedAfter = (asked[0] ?? 0) - started;
      expect(askedAfter).toBeGreaterThan(750 * turn - 10);
      expect(askedAfter).toBeLessThan(atMostMilliseconds(750 * turn + 375));
    }
  });

  test('fails when every host answers with an error', async () => {
    const broken = await host(0, 500);
    await expect(fetchPublicIcons('lucide', ['star'], [broken.url])).rejects.toThrow(AggregateError);
  });

  test('is given up after 5 seconds', { tags: 'constants-icon-api-timeout' }, async () => {
    const silent = await host(undefined);
    const started = performance.now();
    await expect(fetchPublicIcons('lucide', ['star'], [silent.url])).rejects.toThrow(AggregateError);
    const givenUpAfter = performance.now() - started;
    expect(givenUpAfter).toBeGreaterThan(4990);
    expect(givenUpAfter).toBeLessThan(atMostMilliseconds(5500));
  });
});
