import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath, localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { continuePath } from '@vpn-site/core/outbound/hand-off.ts';
import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { asReader, readerAgent } from '@vpn-site/harness/reader.ts';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const base = inject('originUrl');
const reader = [`User-Agent: ${readerAgent}`];
/** User agents of search engines, link previews, language models, and other programs. */
const bots = [
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'curl/8.0',
  'python-requests/2.32',
];

describe('an address that no route could have', () => {
  test.each([
    ['/%zz', 'Page Not Found: /%zz'],
    ['/pl/%e0%a4%a', 'Nie znaleziono strony: /pl/%e0%a4%a'],
    ['/%zz<b>', 'Page Not Found: /%zz&lt;b&gt;'],
  ])(
    '%s is answered 404 with the message %s',
    { tags: ['routes-validation-404', 'error-validation-message'] },
    async (path, message) => {
      const { status, body } = await rawRequest(base, path, reader);
      expect(status).toBe(404);
      expect(body).toContain(`<title>404 - ${message} | VPN Site</title>`);
    },
  );
});

/** Checks the metadata of an error page. */
function expectTags(body: string, locale: LocaleCode, path: string): void {
  const address = `http://localhost:8080${path}`;
  for (const tag of [
    '<meta name="robots" content="noindex, nofollow">',
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:locale" content="${localeOf(locale).iso.replace('-', '_')}">`,
    '<link rel="alternate" hreflang="x-default" href="http://localhost:8080/">',
    ...localeCodes.map((code) => `<link rel="alternate" hreflang="${code}" href="http://localhost:8080`),
    '<meta name="description" content="',
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(body.split(tag), tag).toHaveLength(2);
  }
  // Every placeholder that the build left is filled in.
  expect(body).not.toMatch(/\{[a-z-]+\}/);
}

describe('what an error page says of itself', () => {
  test.each(localeCodes)('in %s: canonical link, alternates, description and card', async (locale) => {
    const path = localizedPath(locale, 'Nope/Nothing');
    const { body } = await rawRequest(base, path, reader);
    expectTags(body, locale, path.toLowerCase());
  });

  test.each([
    ['/\\evil.example', '/%5cevil.example'],
    ['//evil.example', '/evil.example'],
    ['/x/../..//evil.example', '/x/evil.example'],
    ['/"onload="alert(1)', '/%22onload=%22alert(1)'],
    ['/{canonical-path}{status-code}', '/%7bcanonical-path%7d%7bstatus-code%7d'],
    ['/%zz<b>', '/%zz%3cb%3e'],
  ])('%s is named %s, below the configured address', async (path, canonical) => {
    const { status, body } = await rawRequest(base, path, reader);
    expect(status).toBe(404);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:8080${canonical}">`);
    expect(body).toContain(`<meta property="og:url" content="http://localhost:8080${canonical}">`);
    expect(body).not.toContain('<b>');
  });
});

describe('any other refusal', () => {
  const wordsIn = (locale: LocaleCode) =>
    JSON.parse(readFileSync(`${dist}/client/_i18n/${locale}/messages.json`, 'utf8'))[locale].error;
  const words = { en: wordsIn('en'), pl: wordsIn('pl'), tr: wordsIn('tr') };
  let origin: Origin;
  const provider =
    builtPages()
      .find(({ path }) => path.startsWith('/sendme/'))
      ?.path.split('/')[2] ?? '';
  beforeAll(async () => {
    origin = await startOrigin({ CLICKS_PER_MINUTE: '1' });
    await fetch(origin.url + continuePath('en', provider), { redirect: 'manual', headers: asReader });
  });
  afterAll(() => origin.stop());

  const expectPage = (body: string, status: number, locale: LocaleCode, text: string) => {
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).toContain(`<title>${status} - ${words[locale].serverHeading} | VPN Site</title>`);
    expect(body).toContain(`>${words[locale].serverHeading}</h1>`);
    expect(body).toContain(text);
    expect(body).not.toContain(words[locale].serverText);
  };

  test.each(localeCodes)(
    '405 in %s is the error page, with the menu and a search box',
    { tags: ['error-other-heading', 'error-menu-search'] },
    async (locale) => {
      const path = homePath(locale);
      const response = await fetch(base + path, { method: 'POST', body: 'x', headers: asReader });
      const body = await response.text();
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expectPage(body, 405, locale, words[locale].methodText);
      expectTags(body, locale, path);
      expect(body).toContain('data-main-menu');
      expect(body).toContain('id="search-error"');
    },
  );

  test.each(localeCodes)(
    '429 in %s is the error page and says what to do',
    { tags: 'error-other-heading' },
    async (locale) => {
      const response = await fetch(origin.url + continuePath(locale, provider), {
        redirect: 'manual',
        headers: asReader,
      });
      const body = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([429, 'no-store']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expectPage(body, 429, locale, words[locale].tooManyText);
      expectTags(body, locale, homePath(locale));
      expect(body).toContain('data-main-menu');
    },
  );

  test.each([
    ['pl, en;q=0.5', '/', 'pl'],
    ['de, tr', '/pl', 'tr'],
    ['de', '/pl/x', 'pl'],
    ['', '/nope', 'en'],
  ] as const)(
    '421, asked for in "%s" at %s, is in %s and leads to the configured address',
    async (wish, path, locale) => {
      const { status, body } = await rawRequest(base, path, [
        ...reader,
        `Accept-Language: ${wish}`,
        'Host: evil.example',
      ]);
      expect(status).toBe(421);
      expectPage(body, 421, locale, words[locale].misdirectedText);
      expectTags(body, locale, path);
      expect(body).toContain(`href="http://localhost:8080${homePath(locale)}"`);
      for (const [, address] of body.matchAll(/(?:href|src|action)="([^"]*)"/g)) {
        expect(address).toMatch(/^http:\/\/localhost:8080\//);
      }
      expect(await htmlProblems(body)).toEqual([]);
    },
  );

  test('HEAD is answered with the status and no body', async () => {
    for (const [url, path, status, headers] of [
      [base, '/nope', 404, []],
      [base, '/pl', 421, ['Host: evil.example']],
      [origin.url, continuePath('pl', provider), 429, []],
    ] as const) {
      const answer = await rawRequest(url, path, [...reader, ...headers], 'HEAD');
      expect([answer.status, answer.body]).toEqual([status, '']);
    }
  });

  test.each(bots)('%s gets the status and nothing else', { tags: 'error-bots' }, async (agent) => {
    const headers = [`User-Agent: ${agent}`];
    for (const [url, path, method, more, status] of [
      [base, '/nope', 'GET', [], 404],
      [base, '/_i18n/xx/messages.json', 'GET', [], 404],
      [base, '/%zz', 'GET', [], 404],
      [base, '/', 'POST', [], 405],
      [base, '/', 'GET', ['Host: evil.example'], 421],
      [origin.url, continuePath('tr', provider), 'GET', [], 429],
    ] as const) {
      const answer = await rawRequest(url, path, [...headers, ...more], method);
      expect([answer.status, answer.body]).toEqual([status, '']);
      expect(answer.head).not.toMatch(/^content-type/im);
    }
  });
});

describe('bots', () => {
  test('get pages like everyone', async () => {
    const { body } = await rawRequest(base, '/pl', ['User-Agent: Googlebot/2.1']);
    expect(body).toContain('<html lang="pl"');
  });
});

describe('an error of ours', () => {
  let copy: DistCopy;
  let origin: Origin;
  beforeAll(async () => {
    copy = copyDist();
    for (const file of ['pl.html', 'privacy/what-is-a-vpn.html', '_i18n/tr/messages.json', 'tr.html']) {
      for (const ending of ['', '.br', '.gz']) rmSync(join(copy.folder, 'client', file + ending));
    }
    origin = await startOrigin({ DIST_DIR: copy.folder });
  });
  afterAll(async () => {
    await origin.stop();
    copy.remove();
  });

  test.each([
    ['/privacy/what-is-a-vpn', 'en', 'Internal Server Error'],
    ['/pl', 'pl', 'Wewnętrzny błąd serwera'],
  ])(
    '%s is the error page in %s, status 500, and shows nothing of the cause',
    { tags: ['head-title-error', 'error-other-heading', 'error-default-status'] },
    async (path, language, heading) => {
      const { status, body } = await rawRequest(origin.url, path, reader);
      expect(status).toBe(500);
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(`<title>500 - ${heading} | VPN Site</title>`);
      expect(body).toContain(`>${heading}</h1>`);
      expect(body).not.toMatch(/damaged|\/tmp\/|\.ts\b|stack/);
      expect(origin.output()).toContain('is missing or damaged in every form');
    },
  );

  test('is answered even where the release is damaged beyond its error pages', async () => {
    const { status, head, body } = await rawRequest(origin.url, '/tr', reader);
    expect([status, body]).toEqual([500, '500']);
    expect(head).toMatch(/^content-security-policy/im);
  });

  test('is an empty 500 for a bot', { tags: 'error-bots' }, async () => {
    const { status, body } = await rawRequest(origin.url, '/pl', ['User-Agent: Googlebot/2.1']);
    expect([status, body]).toEqual([500, '']);
  });
});

describe('the current build', () => {
  test('answers its id at /_build/latest.json, and every page names the build it is of', {
    tags: 'update-metadata',
  }, async () => {
    const response = await fetch(`${base}/_build/latest.json`);
    const { build } = (await response.json()) as { build: string };
    expect(build).toMatch(/^[\w-]{22}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/', '/pl', '/privacy/what-is-a-vpn']) {
      expect((await fetch(base + path)).headers.get('server-timing')).toBe(`build;desc="${build}"`);
      const known = await fetch(base + path, { headers: { 'if-none-match': '*' } });
      expect([known.status, known.headers.get('server-timing')]).toEqual([304, `build;desc="${build}"`]);
    }
  });
});
