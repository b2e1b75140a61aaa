import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { continuePath, handOffPath } from '@vpn-site/core/outbound/hand-off.ts';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { holdCountdown, interceptContinue, openBrowser, passCountdown } from '@vpn-site/harness/browser.ts';
import { isNightly, sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { controlTime } from '@vpn-site/harness/passing-time.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const catalog = loadCatalog(siteRoot);
const { providers } = catalog.facts;

describe('hand-off pages', () => {
  test.each(localeCodes)(
    'exist for every provider in %s, name its site and are not indexed',
    { tags: ['routes-sendme', 'sendme-destination', 'sendme-paid', 'sendme-noindex'] },
    async (locale) => {
      const { isPaid, isUnpaid } = messagesOf(catalog, locale).sendme;
      for (const { id, name, website } of providers) {
        const response = await fetch(origin + handOffPath(locale, id));
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(html).toContain(name);
        // Only the host in the continue link counts, not those in the plain link and in the countdown.
        const host = new URL(website).host.replace(/^www\./, '');
        expect(html).toMatch(new RegExp(`data-continue=""><a [^>]*>[^<]*${host.replaceAll('.', '\\.')}`));
        const [said, unsaid] = id === 'birch' ? [isPaid, isUnpaid] : [isUnpaid, isPaid];
        expect(html).toContain(`>${said}</p>`);
        expect(html).not.toContain(`>${unsaid}</p>`);
        expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
        expect(html).toContain(
          `<link rel="canonical" href="http://localhost:8080${handOffPath(locale, id)}">`,
        );
      }
    },
  );

  test.each(['/sendme', '/sendme/nobody', '/pl/sendme/nobody', '/sendme/__proto__', '/sendme/alder/x'])(
    '%s is not found',
    { tags: 'sendme-unknown' },
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );

  test('robots.txt asks crawlers to leave them alone', { tags: 'sendme-robots-txt' }, async () => {
    const response = await fetch(`${origin}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /sendme/', 'Disallow: /pl/sendme/', 'Disallow: /tr/sendme/']),
    );
  });
});

test('without JavaScript the page offers the way on and counts nothing', {
  tags: ['sendme-no-script', 'sendme-continue-target', 'sendme-plain-link'],
}, async () => {
  const browser = await openBrowser({ javaScriptEnabled: false });
  const page = await browser.context.newPage();
  for (const locale of localeCodes) {
    await page.goto(origin + handOffPath(locale, 'alder'));
    const next = page.locator('[data-continue] a');
    expect(await next.getAttribute('href')).toBe(continuePath(locale, 'alder'));
    expect(await next.getAttribute('rel')).toBe('nofollow noopener');
    // The link is visible and can be clicked: nothing covers it.
    expect(await next.isVisible()).toBe(true);
    await next.click({ trial: true });
    const plain = page.locator('main a[href="https://alder.example"]');
    expect(await plain.getAttribute('rel')).toBe('nofollow noopener');
    expect(await plain.isVisible()).toBe(true);
    await plain.click({ trial: true });
    expect(
      await page.locator('main button').evaluateAll((all) => all.filter((one) => one.checkVisibility())),
    ).toEqual([]);
  }
  await browser.close();
});

describe.each(['light', 'dark'] as const)('accessibility of the hand-off, %s', (colorScheme) => {
  const browser = sharedBrowser({ colorScheme });

  test.each(
    // The colors are the same in every language, so the dark theme is checked in one language, in the nightly run in all.
    (colorScheme === 'light' ? localeCodes : sampleUnlessNightly(localeCodes, localeCodes.length)).flatMap(
      (locale) =>
        (colorScheme === 'light' && isNightly ? [360, 768, 1280] : [360]).map((width) => ({ locale, width })),
    ),
  )('$locale at $width px: axe finds nothing and nothing overflows', async ({ locale, width }) => {
    const page = await browser.context.newPage();
    await holdCountdown(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + handOffPath(locale, 'birch'));
    await page.locator('[data-stay]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });
});

describe('a paid offer with a code', () => {
  const browser = sharedBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.each([
    ['en', 'Paid link: we may earn a commission.', 'September 30, 2025', 'Copy', 'Code copied'],
    ['pl', 'Reklama: możemy otrzymać prowizję.', '30\u00a0września 2025', 'Kopiuj', 'Kod skopiowany'],
    ['tr', 'Reklam: komisyon alabiliriz.', '30\u00a0Eylül 2025', 'Kopyala', 'Kod kopyalandı'],
  ] as const)(
    'in %s says so, and its code can be copied',
    { tags: ['sendme-paid', 'sendme-offer', 'toast-saved'] },
    async (locale, words, end, copyLabel, copied) => {
      const page = await browser.context.newPage();
      const asked = await interceptContinue(page);
      const release = await holdCountdown(page);
      const pass = await controlTime(page);
      await page.goto(origin + handOffPath(locale, 'birch'));
      await page.getByRole('button', { name: copyLabel }).click();
      await page.getByText(copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GROVE20');
      const text = await page.locator('main').innerText();
      for (const part of ['birch.example', words, 'GROVE20', end]) expect(text).toContain(part);
      expect(await page.locator('[data-continue] a').getAttribute('rel')).toBe('sponsored nofollow noopener');
      await release();
      await passCountdown(page, pass);
      expect(asked).toEqual([]);
      await page.close();
    },
  );

  test('is not left by a reader who copied the code before the countdown came', async () => {
    const page = await browser.context.newPage();
    const asked = await interceptContinue(page);
    const pass = await controlTime(page);
    const countdown = Promise.withResolvers<void>();
    await page.route('**/_assets/hand-off.*.js', async (route) => {
      await countdown.promise;
      await route.continue();
    });
    // The page listens for a press before it requests the countdown script.
    const isListening = page.waitForRequest('**/_assets/hand-off.*.js');
    await page.goto(origin + handOffPath('en', 'birch'), { waitUntil: 'commit' });
    await isListening;
    await page.getByRole('button', { name: 'Copy' }).click();
    countdown.resolve();
    await page.waitForLoadState('networkidle');
    await passCountdown(page, pass);
    expect(asked).toEqual([]);
    await page.close();
  });
});
