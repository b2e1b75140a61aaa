import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, type TestBrowser } from './harness/browser.ts';

const origin = inject('originUrl');

describe('the shell of every page', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  });
  afterAll(() => browser.close());

  async function open(path: string) {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(origin + path);
    return page;
  }

  test('is a header, then the content, then a footer', async () => {
    const page = await open('/privacy/what-is-a-vpn');
    const landmarks = await page.evaluate(() => [...document.body.children].map(({ tagName }) => tagName));
    expect(landmarks.filter((tag) => ['HEADER', 'MAIN', 'FOOTER'].includes(tag))).toEqual([
      'HEADER',
      'MAIN',
      'FOOTER',
    ]);
  });

  test.each([
    ['/privacy/what-is-a-vpn', '/', 'Go to homepage'],
    ['/pl/prywatnosc/co-to-jest-vpn', '/pl', 'Przejdź do strony głównej'],
    ['/tr/gizlilik/vpn-nedir', '/tr', 'Ana sayfaya git'],
  ])('on %s the logo leads to %s and says so', async (path, home, label) => {
    const page = await open(path);
    const link = page.getByRole('banner').getByRole('link', { name: label });
    expect(await link.getAttribute('href')).toBe(home);
    expect(await link.getByRole('img', { name: 'VPN Site' }).count()).toBe(1);
  });

  test('labels the main navigation', async () => {
    const page = await open('/');
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
  });

  test('switches the language to the same page and marks the current one', async () => {
    const page = await open('/pl/prywatnosc/co-to-jest-vpn');
    const links = page.getByRole('navigation', { name: 'Język' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['EN', 'PL', 'TR']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/privacy/what-is-a-vpn',
      '/pl/prywatnosc/co-to-jest-vpn',
      '/tr/gizlilik/vpn-nedir',
    ]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')))).toEqual([
      null,
      'page',
      null,
    ]);
  });

  test('ends with the disclosure, the site name and the current year', async () => {
    const page = await open('/tr');
    const footer = await page.getByRole('contentinfo').innerText();
    expect(footer).toContain('Komisyon sıralamayı etkileyemez');
    expect(footer).toContain(`© ${new Date().getFullYear()} VPN Site`);
  });

  test('asks nothing of another origin and sets no cookie', async () => {
    const page = await open('/');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) foreign.push(request.url());
    });
    for (const path of ['/', '/pl', '/tr/gizlilik/vpn-nedir', '/nope']) await open(path);
    expect(foreign).toEqual([]);
    expect(await browser.context.cookies()).toEqual([]);
  });
});
