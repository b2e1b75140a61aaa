import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { registerHealth } from '../http/health.ts';
import { renderPage, warmUp, warmUpAddresses } from './warm-up.ts';

function serverWith(render: RenderOnDemand, { timeoutMs = 10, damaged = 0 } = {}) {
  const logged: unknown[] = [];
  const warming = warmUp({
    steps: ['/search?q=vpn', '/a'].map((path) => () => renderPage(render, 'https://site.example', path)),
    log: { info: () => undefined, error: (entry: unknown) => logged.push(entry) },
    timeoutMs,
  });
  const app = Fastify();
  app.addHook('onReady', () => warming.run());
  registerHealth(app, {
    databaseUrl: undefined,
    warmUpState: () => warming.state(),
    damagedFiles: () => damaged,
  });
  const readiness = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };
  return { readiness, logged };
}

describe('readiness', () => {
  test('is there once all pages of the warm-up are rendered', async () => {
    const asked: string[] = [];
    const { readiness, logged } = serverWith((request) => {
      asked.push(request.url);
      return Promise.resolve(new Response('a page'));
    });
    expect(await readiness()).toEqual([200, { status: 'ready', database: 'absent' }]);
    expect(asked).toEqual(['https://site.example/search?q=vpn', 'https://site.example/a']);
    expect(logged).toEqual([]);
  });

  test('says that the server is starting while a page takes long, and is there afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { readiness } = serverWith((request) =>
      request.url.endsWith('/a') ? promise : Promise.resolve(new Response('')),
    );
    expect(await readiness()).toEqual([503, { status: 'starting' }]);
    resolve(new Response('a page'));
    await expect.poll(readiness).toEqual([200, { status: 'ready', database: 'absent' }]);
  });

  test('is degraded where files of the release are damaged that can still be served', async () => {
    const { readiness } = serverWith(() => Promise.resolve(new Response('a page')), { damaged: 2 });
    expect(await readiness()).toEqual([200, { status: 'degraded', database: 'absent', damagedFiles: 2 }]);
  });

  test.each<[string, RenderOnDemand]>([
    ['cannot be rendered', () => Promise.reject(new Error('no facts'))],
    ['answers with an error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['does not exist', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('says that the release is broken when a page %s, and why in the log', async (_what, render) => {
    const { readiness, logged } = serverWith(render);
    expect(await readiness()).toEqual([503, { status: 'broken' }]);
    expect(logged).toMatchObject([{ err: expect.any(Error) as Error }]);
  });
});

function warmingOf(step: () => Promise<void>, afterwards: () => Promise<void>) {
  const log = { info: () => undefined, error: vi.fn<() => void>() };
  return { log, warming: warmUp({ steps: [step], afterwards: [afterwards], log, timeoutMs: 10 }) };
}

test('what is found out afterwards breaks a release that was ready', async () => {
  const { log, warming } = warmingOf(
    () => Promise.resolve(),
    () => Promise.reject(new Error('1 files cannot be served in any form.')),
  );
  await warming.run();
  expect(warming.state()).toBe('ready');
  await warming.finish();
  expect(warming.state()).toBe('broken');
  expect(log.error).toHaveBeenCalledOnce();
});

test('nothing is looked at afterwards in a release that is broken already', async () => {
  const looked = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { warming } = warmingOf(() => Promise.reject(new Error('no facts')), looked);
  await warming.run();
  await warming.finish();
  expect(looked).not.toHaveBeenCalled();
});

test('a form in every language, a page on demand, a search and a choice of providers are rendered, as far as a release has them', () => {
  const withQuery = {
    private: ['/search', '/pl/szukaj', '/report', '/pl/zglos-blad'],
    choice: ['/compare', '/pl/porownanie'],
    'shared-without-query': [],
  };
  const addresses = (rendered: string[], providers: string[]) =>
    warmUpAddresses({ routes: { rendered, pairs: [], forVisitor: [], withQuery }, providers, files: [] });
  expect(addresses(['/a', '/b'], ['a', 'b', 'c', 'd'])).toEqual([
    ...['/report', '/pl/zglos-blad', '/a', '/search?q=vpn', '/compare?with=a,b,c'],
  ]);
  expect(addresses([], ['a', 'b'])).toEqual(['/report', '/pl/zglos-blad', '/search?q=vpn']);
});
