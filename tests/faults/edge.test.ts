import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ask, countStatuses, statusOf } from '@vpn-site/harness/ask-edge.ts';
import { type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('the edge inside of Debian’s configuration', () => {
  let origins: readonly [Origin, Origin];
  let edge: RunningNginx;
  beforeAll(async () => {
    const settings = { TRUSTED_PROXIES: '127.0.0.1' };
    origins = [await startOrigin(settings), await startOrigin(settings)];
    edge = await startNginx([origins[0].port, origins[1].port], {
      client: join(process.cwd(), dist, 'client'),
      believesClients: true,
    });
  });
  afterAll(async () => {
    await edge.stop();
    await Promise.all(origins.map((origin) => origin.stop()));
  });

  test('no log holds an address, a browser or a word that somebody searched for', async () => {
    const from = '127.0.0.77';
    await ask(`${edge.url}/search?q=mullvadd`, { from });
    await ask(`${edge.url}/sendme/alder/continue?from=card`, { from, method: 'HEAD' });
    await ask(`${edge.url}/pl%20200%20forged?secretword=1`, { from });
    const paths = () =>
      readFileSync(join(edge.folder, 'log/vpn-site.log'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { path: string }).path);
    // nginx writes its log every five seconds.
    await expect
      .poll(paths)
      .toEqual(expect.arrayContaining(['/search', '/sendme/alder/continue', '/pl%20200%20forged']));
    const logs = readdirSync(join(edge.folder, 'log')).map((name) => [
      name,
      readFileSync(join(edge.folder, 'log', name), 'utf8'),
    ]);
    const all = logs.map(([, text]) => text).join('\n');
    for (const word of ['mullvadd', 'secretword', 'Mozilla', from]) expect(all).not.toContain(word);
    expect(Object.fromEntries(logs)['access.log'] ?? '').toBe('');
  });

  test('every way of wording one encoding is one entry of the cache, with the same bytes', async () => {
    const first = await ask(`${edge.url}/tr`, { encoding: 'br' });
    const wordings = ['br', 'br, foo1', 'gzip, deflate, br, zstd', 'gzip, deflate, br', 'br;q=1.0, x-17'];
    for (const encoding of wordings) {
      const answer = await ask(`${edge.url}/tr`, { encoding });
      expect([encoding, answer.cache, answer.body.equals(first.body)]).toEqual([encoding, 'HIT', true]);
    }
    const plain = await ask(`${edge.url}/tr`, { encoding: 'identity' });
    const zipped = await ask(`${edge.url}/tr`, { encoding: 'gzip' });
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
  });

  test('an IPv6 /48 counts as one client, however many networks it has', async () => {
    const search = (client: string, word: string) => statusOf(`${edge.url}/search?q=${word}`, { client });
    const flood = await Promise.all(
      Array.from({ length: 200 }, (_, network) =>
        search(`2001:db8:1:${(network + 1).toString(16)}::7`, 'vpn'),
      ),
    );
    expect(countStatuses(flood)['429']).toBeGreaterThan(100);
    expect(await search('2001:db8:2:1::7', 'another')).not.toBe('429');
    expect(await search('192.0.2.7', 'third')).not.toBe('429');
  });

  test('no error of an origin is kept', async () => {
    const answers = [await ask(`${edge.url}/nope`), await ask(`${edge.url}/nope`)];
    expect(answers.map(({ status, cache }) => [status, cache])).toEqual([
      [404, 'MISS'],
      [404, 'MISS'],
    ]);
  });

  test('what only operators ask is not answered here, and bodies are refused', async () => {
    for (const path of ['/metrics', '/readyz', '/healthz'])
      expect(await statusOf(edge.url + path)).toBe('404');
    expect(await statusOf(`${edge.url}/${'a'.repeat(7000)}`)).toBe('404');
  });

  test('when both origins have stumbled, nobody is refused any longer than they do', async () => {
    const paths = ['/nothing-here', '/search?q=vpn', '/sendme/alder/continue?from=card'];
    for (const { child } of origins) child.kill('SIGSTOP');
    const meanwhile = await Promise.all(paths.map((path) => statusOf(edge.url + path)));
    for (const { child } of origins) child.kill('SIGCONT');
    expect(meanwhile).toEqual(['503', '503', '503']);
    // Waits until the origins respond again, which takes time on a busy machine.
    await Promise.all(origins.map(({ url }) => statusOf(`${url}/nothing-here`)));
    // Each nginx process detects on its own that both had failed, so a few requests are needed to reach all of them.
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () => paths.map((path) => statusOf(edge.url + path))).flat(),
    );
    expect(countStatuses(statuses)).toEqual({ '200': 4, '302': 4, '404': 4 });
  });

  test('without any origin, what the cache does not have comes from the disk, and the rest are our own words', async () => {
    await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
    const page = await ask(`${edge.url}/pl/recenzje/alder`, { encoding: 'identity' });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect(page.body.toString()).toContain('<html lang="pl"');
    const [, sheet = ''] = /href="(\/_assets\/site[^"]+\.css)"/.exec(page.body.toString()) ?? [];
    expect((await ask(edge.url + sheet)).status).toBe(200);
    expect((await ask(`${edge.url}/`)).status).toBe(200);
    const unkept = [
      '/search?q=vpn',
      '/tools/true-cost?years=2',
      '/compare?with=alder,birch',
      '/sendme/alder/continue?from=card',
      '/pl/recenzje/alder.html',
      '/_leak-check/seen',
    ];
    for (const path of unkept) {
      const gone = await ask(edge.url + path, { encoding: 'identity' });
      expect([path, gone.status, gone.headers['retry-after']]).toEqual([path, 503, '10']);
      expect(gone.body.toString()).toContain('Internal Server Error');
    }
    const reported = await ask(`${edge.url}/report`, { encoding: 'identity', form: 'about=x&wrong=y' });
    expect([reported.status, reported.headers['retry-after']]).toEqual([503, '10']);
    expect(reported.body.toString()).toContain('Internal Server Error');
  });
});

test('in the middle of an upgrade a page finds its style sheets, whichever origin it asks', async () => {
  const release = (files: readonly string[]) =>
    createServer(({ url = '' }, response) => {
      response.statusCode = files.includes(url.split('?')[0] ?? '') ? 200 : 404;
      response.end(url);
    });
  const [older, newer] = [release(['/_assets/old.css']), release(['/_assets/new.css'])];
  const ports = await Promise.all([older, newer].map(listen));
  const edge = await startNginx([ports[0] ?? 0, ports[1] ?? 0]);
  const statuses: string[] = [];
  for (let count = 0; count < 30; count += 1)
    for (const name of ['old', 'new'])
      statuses.push(await statusOf(`${edge.url}/_assets/${name}.css?${count}`));
  expect(countStatuses(statuses)).toEqual({ '200': 60 });
  expect(await statusOf(`${edge.url}/_assets/neither.css`)).toBe('404');
  await edge.stop();
  for (const server of [older, newer]) server.close();
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
