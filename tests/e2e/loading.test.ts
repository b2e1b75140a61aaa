import { readFileSync } from 'node:fs';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const explainer = '/privacy/what-is-a-vpn';

describe('what a page loads when it needs it', () => {
  const browser = sharedBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
  let page: Page;
  let logged: string[];
  let requested: string[];

  beforeEach(async () => {
    page = await browser.context.newPage();
    logged = [];
    requested = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    page.on('request', (request) => requested.push(request.url()));
  });
  afterEach(() => page.close());

  /** Switches the language, which needs one message that pages do not include. */
  async function needMessages(): Promise<void> {
    await page.goto(origin + explainer);
    await page.locator('footer [data-language-switch] a[hreflang="pl"]').first().click();
    await page.waitForURL('**/pl/**');
  }

  test('interface strings are not asked for by a page that only shows', {
    tags: 'calls-messages-only-when-needed',
  }, async () => {
    await page.goto(origin + explainer, { waitUntil: 'networkidle' });
    expect(requested.filter((url) => url.includes('/_i18n/'))).toEqual([]);
  });

  test('interface strings are asked for in the language of the page, once, from the browser’s cache if it can', {
    tags: ['calls-messages-only-when-needed', 'calls-base-url'],
  }, async () => {
    await needMessages();
    await page.getByText('Język zapisany').waitFor();
    expect(requested.filter((url) => url.includes('/_i18n/'))).toEqual([`${origin}/_i18n/pl/messages.json`]);
  });

  test('a kept copy without the string is not cacheable: it is asked for anew', {
    tags: 'calls-messages-no-cache',
  }, async () => {
    const caching: (string | undefined)[] = [];
    await page.route('**/_i18n/pl/messages.json', (route) => {
      caching.push(route.request().headers()['cache-control']);
      return caching.length === 1 ? route.fulfill({ json: { pl: { notice: {} } } }) : route.continue();
    });
    await needMessages();
    await page.getByText('Język zapisany').waitFor();
    expect(caching).toEqual([undefined, 'no-cache']);
  });

  test('when interface strings fail to load, a warning is logged and the page goes on', {
    tags: 'error-messages',
  }, async () => {
    await page.route('**/_i18n/**', (route) => route.fulfill({ status: 404 }));
    await needMessages();
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^warning: Failed to load messages for locale "pl"/));
    expect(await page.locator('h1').innerText()).toBe('Co to jest VPN?');
    await page.locator('footer [data-language-switch] a[hreflang="tr"]').first().click();
    await page.waitForURL('**/tr/**');
  });

  /** Opens a page with icons that were not registered at build time. */
  async function openWithIcons(...names: string[]): Promise<void> {
    const places = names.map((name) => `<span data-icon="${name}"></span>`).join('');
    await page.route(`**${explainer}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('<h1', `${places}<h1`) });
    });
    await page.goto(origin + explainer);
  }

  test('icons are loaded from the site’s own endpoint', { tags: 'icons-endpoint-base' }, async () => {
    await openWithIcons('lucide:star', 'simple-icons:linux');
    await page.locator('[data-icon="lucide:star"] svg path').waitFor({ state: 'attached' });
    await page.locator('[data-icon="simple-icons:linux"] svg path').waitFor({ state: 'attached' });
  });

  test('an icon is asked for once, and only its shapes are drawn', {
    tags: 'icons-endpoint-base',
  }, async () => {
    const hostile =
      '<path d="M1 1" fill="none" onclick="x()"/><script>document.title="hit"</script><image href="https://evil.example/x.png"/><g><circle cx="1" cy="1" r="1" style="fill:red"/></g>';
    await page.route('**/api/_nuxt_icon/**', (route) =>
      route.fulfill({
        json: { prefix: 'lucide', icons: { star: { body: hostile, width: 24, height: 24 } } },
      }),
    );
    await openWithIcons('lucide:star', 'lucide:star');
    await page.locator('[data-icon] svg').nth(1).waitFor({ state: 'attached' });
    expect(requested.filter((url) => url.includes('/api/'))).toEqual([
      `${origin}/api/_nuxt_icon/lucide.json?icons=star`,
    ]);
    expect(await page.locator('[data-icon] svg').first().innerHTML()).toBe(
      '<path d="M1 1" fill="none"></path><g><circle cx="1" cy="1" r="1"></circle></g>',
    );
    expect(await page.title()).not.toBe('hit');
  });

  test('icons that fail to load are logged and not shown, and nobody else is asked', {
    tags: ['icons-fallback-off', 'error-icons'],
  }, async () => {
    await page.route('**/api/_nuxt_icon/**', (route) => route.fulfill({ status: 404 }));
    await openWithIcons('lucide:star');
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^error: Failed to load custom icons/));
    expect(await page.locator('[data-icon] svg').count()).toBe(0);
    expect(requested.filter((url) => !url.startsWith(origin))).toEqual([]);
  });

  test('an icon endpoint that does not answer is given up after a second and a half', {
    tags: 'constants-icon-timeout',
  }, async () => {
    await page.route('**/api/_nuxt_icon/**', () => undefined);
    const started = performance.now();
    await openWithIcons('lucide:star');
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^error: Failed to load custom icons/));
    expect(performance.now() - started).toBeGreaterThan(1500);
    expect(performance.now() - started).toBeLessThan(atMostMilliseconds(5000));
  });

  test('no built page needs an icon from an endpoint', { tags: 'icons-inline' }, async () => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-icon]').count()).toBe(0);
    expect(requested.filter((url) => url.includes('icon') && !url.endsWith('/favicon.svg'))).toEqual([]);
    const inNeed = builtPages().filter(({ file }) =>
      readFileSync(`${dist}/client/${file}`, 'utf8').includes('data-icon='),
    );
    expect(inNeed).toEqual([]);
  });

  test('every page has its address and a citation with its date to copy', async () => {
    await page.goto(`${origin}/reviews/alder`);
    const citation = page.getByRole('button', { name: 'Copy citation' });
    await citation.click();
    await page.getByText('Citation copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^“.+”\. VPN Site, https?:\S+\/reviews\/alder\. Facts checked \w+ \d+, \d{4}\.$/,
    );
    const feed = await page.locator('.page-about a[href$=".xml"]').getAttribute('href');
    expect((await fetch(origin + feed)).status).toBe(200);
  });

  test('on a phone, an address goes to the apps of the reader', async () => {
    const phone = await openBrowser({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 780 },
    });
    const window = await phone.context.newPage();
    await window.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = data.url;
          return Promise.reject(new DOMException('Closed.', 'AbortError'));
        },
      });
      // The site of the tests is not served over https.
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({}) });
    });
    await window.goto(origin + explainer);
    await window.getByRole('button', { name: 'Copy link' }).tap();
    await expect
      .poll(() => window.evaluate(() => document.documentElement.dataset.shared))
      .toBe(origin + explainer);
    await phone.close();
  });

  test('where the browser refuses to copy, the text is shown instead, and nothing breaks', async () => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.goto(origin + explainer);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      const html = '<button data-copy="#top" data-copied="Link copied">x</button>';
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
    });
    await page.click('[data-copy]');
    const shown = page.getByText(`${origin}${explainer}#top`);
    await shown.waitFor();
    expect(await shown.evaluate((text) => getComputedStyle(text).userSelect)).toBe('text');
    expect(await page.getByText('Link copied').count()).toBe(0);
    expect(broken).toEqual([]);
  });

  test('going offline raises a toast, although nothing can be loaded any more', {
    tags: 'toast-offline',
  }, async () => {
    await page.goto(origin + explainer, { waitUntil: 'networkidle' });
    await browser.context.setOffline(true);
    const text = 'You are offline. Pages you have not opened yet may not load.';
    const shownText = page
      .locator('[role=status], [role=dialog], [role=alert]')
      .filter({ hasText: text })
      .first();
    await shownText.waitFor();
    await browser.context.setOffline(false);
    await shownText.waitFor({ state: 'detached', timeout: atMostMilliseconds(2000) });
    expect(page.url()).toBe(origin + explainer);
  });
});
