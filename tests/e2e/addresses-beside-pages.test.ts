import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dist: DistCopy;
let origin: Origin;
beforeAll(async () => {
  dist = copyDist();
  dist.change({ moved: [['/pl/dawny-adres', '/pl/o-mnie']] });
  origin = await startOrigin({ DIST_DIR: dist.folder });
});
afterAll(async () => {
  await origin.stop();
  dist.remove();
});

const ask = (path: string) => fetch(origin.url + path, { redirect: 'manual' });

test.each([
  ['/pl/dawny-adres', '/pl/o-mnie'],
  ['/PL/dawny-adres/', '/pl/o-mnie'],
  ['/pl/dawny-adres?q=1', '/pl/o-mnie?q=1'],
])('%s leads to %s for good', async (path, target) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  expect((await ask(target)).status).toBe(200);
});

test('an address that never was is still not found', async () => {
  expect((await ask('/pl/dawny-adres/x')).status).toBe(404);
});

test.each([
  ['/pl/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/tr/feed.json', 'application/feed+json; charset=utf-8'],
  ['/_og/pl/o-mnie.png', 'image/png'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test('others may show pictures of pages and read feeds', async () => {
  for (const path of ['/_og/pl/o-mnie.png', '/feed.xml', '/feeds/alder.xml']) {
    expect((await ask(path)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});
