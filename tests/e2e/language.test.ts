import { copyDist } from '@vpn-site/harness/dist-copy.ts';
import { entryPoints } from '@vpn-site/harness/entry-points.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { asReader } from '@vpn-site/harness/reader.ts';
import { describe, expect, test } from 'vitest';

const visit = async (base: string, headers: HeadersInit = {}, path = '/') => {
  const response = await fetch(base + path, {
    redirect: 'manual',
    headers: { ...asReader, ...(headers as Record<string, string>) },
  });
  const html = await response.text();
  return {
    response,
    target: response.headers.get('location'),
    language: /<html lang="(\w+)"/.exec(html)?.[1],
  };
};

describe.each(entryPoints)('the language of / through %s', (_door, base) => {
  test.each([
    ['the cookie wins over the browser', { cookie: 'i18n_redirected=tr', 'accept-language': 'pl' }, '/tr'],
    ['the first language we have decides', { 'accept-language': 'de-DE, pl;q=0.8, en;q=0.5' }, '/pl'],
  ])(
    '%s',
    {
      tags: [
        'locale-detect-cookie-first',
        'locale-first-load',
        'locale-detect-browser-second',
        'constants-redirect-status',
      ],
    },
    async (_name, headers, expected) => {
      const { response, target } = await visit(base, headers);
      expect([response.status, target]).toEqual([302, expected]);
    },
  );

  test.each([
    ['a chosen English is kept', { cookie: 'i18n_redirected=en', 'accept-language': 'pl' }],
    ['no wish', {}],
    ['a bot', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'pl' }],
    ['a link on our own page', { 'sec-fetch-site': 'same-origin', 'accept-language': 'pl' }],
  ])('%s: / is the English page', { tags: 'locale-detect-not-bots' }, async (_name, headers) => {
    const { response, language } = await visit(base, headers);
    expect([response.status, language]).toEqual([200, 'en']);
  });

  test('a redirect is one reader’s: not kept, and it sets no cookie', {
    tags: 'locale-detect-cache',
  }, async () => {
    const { response } = await visit(base, { 'accept-language': 'pl' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('the page at / says that it depends on the reader', async () => {
    const { response } = await visit(base);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('the query travels along, and leads nowhere else', async () => {
    const { target } = await visit(base, { 'accept-language': 'pl' }, '/?utm=a&to=//evil.example');
    expect(target).toBe('/pl?utm=a&to=//evil.example');
  });

  test('other addresses are not redirected', {
    tags: ['locale-detect-root-only', 'locale-first-load'],
  }, async () => {
    const { response, language } = await visit(base, { cookie: 'i18n_redirected=tr' }, '/pl');
    expect([response.status, language]).toEqual([200, 'pl']);
  });
});

test.runIf(isNightly)(
  'when no origin answers, nginx gives everyone the English page that it kept',
  async () => {
    const origin = await startOrigin();
    const edge = await startNginx([origin.port, origin.port]);
    await visit(edge.url, { 'accept-language': 'en' });
    await origin.stop();
    for (const headers of [
      { 'accept-language': 'en' },
      { 'accept-language': 'pl' },
      { cookie: 'i18n_redirected=tr' },
    ]) {
      const { response, language } = await visit(edge.url, headers);
      expect([response.status, language]).toEqual([200, 'en']);
    }
    await edge.stop();
  },
);

describe('configured', () => {
  test('with a rootRedirect, / leads there whoever asks', {
    tags: 'locale-root-redirect-setting',
  }, async () => {
    const dist = copyDist();
    dist.change({ rootRedirect: '/tr/gizlilik/vpn-nedir' });
    const origin = await startOrigin({ DIST_DIR: dist.folder });
    for (const headers of [{}, { 'user-agent': 'Googlebot/2.1' }, { cookie: 'i18n_redirected=pl' }]) {
      const { response, target } = await visit(origin.url, headers);
      expect([response.status, target]).toEqual([302, '/tr/gizlilik/vpn-nedir']);
    }
    await origin.stop();
    dist.remove();
  });
});
