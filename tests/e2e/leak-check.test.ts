import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { waitForHydration } from '@vpn-site/harness/browser.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { leakCheckPaths, type SeenAddress } from '@vpn-site/site/leak-check/observation.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const paths: Readonly<Record<LocaleCode, string>> = {
  en: '/leak-check',
  pl: '/pl/test-wycieku',
  tr: '/tr/sizinti-testi',
};
const words = {
  en: fixtureWords('en').leakCheck,
  pl: fixtureWords('pl').leakCheck,
  tr: fixtureWords('tr').leakCheck,
} as const;

const at = (address: string, asn: number, country: string): SeenAddress => ({
  ...{ address, country, network: { asn, name: asn === 64_500 ? 'Example Telecom' : 'Example Hosting' } },
  family: address.includes(':') ? 6 : 4,
});
const home = { v4: at('203.0.113.24', 64_500, 'TR'), v6: at('2001:db8:4a7::1f', 64_500, 'TR') };
const tunnel = { v4: at('198.51.100.7', 64_501, 'CH'), v6: undefined };

interface Seen {
  readonly v4: SeenAddress;
  readonly v6: SeenAddress | undefined;
}

const { read } = readerPages({ baseURL: origin, timezoneId: 'Europe/Istanbul' });

/**
 * Mocks the endpoints of the leak check, so that they report the given addresses. The mocked hosts are other paths of this
 * site.
 */
async function mockProbes(page: Page, seen: { now: Seen }, dns = false): Promise<void> {
  await page.route(`**${leakCheckPaths.setup}`, (route) =>
    route.fulfill({
      json: {
        ...{ v4: `${origin}/v4`, v6: `${origin}/v6`, stun: null },
        dns: dns ? { names: [], token: 'a' } : null,
      },
    }),
  );
  await page.route(`**${leakCheckPaths.seen}`, (route) => {
    const answer = route.request().url().includes('/v6/') ? seen.now.v6 : seen.now.v4;
    return answer ? route.fulfill({ json: answer }) : route.abort();
  });
  await page.route(`**${leakCheckPaths.resolvers}*`, (route) =>
    route.fulfill({ json: { resolvers: [seen.now.v4], more: false } }),
  );
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function compare(page: Page, locale: LocaleCode, seen: { now: Seen }, on: Seen): Promise<void> {
  const text = words[locale];
  await waitForHydration(page, '.leak-start form');
  await press(page, text.first.button);
  await heading(page, text.second.title).waitFor();
  seen.now = on;
  await press(page, text.second.button);
  await page.locator('.leak-verdict').waitFor();
}

describe('with the VPN off and on', () => {
  test.each(localeCodes)('%s: IPv6 that goes past the VPN is named, with what to do', async (locale) => {
    const page = await read(paths[locale]);
    const seen = { now: home as Seen };
    await mockProbes(page, seen);
    await compare(page, locale, seen, { ...tunnel, v6: home.v6 });
    expect(await heading(page, words[locale].verdicts.leaking.title).count()).toBe(1);
    expect(await page.locator('.leak-verdict').innerText()).toContain(words[locale].parts.ipv6.short);
    expect(await page.locator('.leak-fixes li').count()).toBe(3);
    expect(await page.locator('.leak-table .chip').allInnerTexts()).toContain(words[locale].chips.leak);
  });

  test('nothing is asked before the button is pressed, and nothing is stored after', async () => {
    const page = await read(paths.en);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/_leak-check'))).toEqual([]);
    const seen = { now: home as Seen };
    await mockProbes(page, seen);
    await compare(page, 'en', seen, tunnel);
    const saved = await page.evaluate(() => [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      location.search,
    ]);
    expect(saved.join(' ')).not.toMatch(/203\.0\.113|198\.51\.100/);
  });

  test('the server itself: the same look twice, and parts that nobody set up say so', async () => {
    const { ok: isAnswered } = await fetch(origin + leakCheckPaths.seen);
    const page = await read(paths.en);
    await compare(page, 'en', { now: home }, home);
    const { uncovered, unclear } = words.en.verdicts;
    expect(await heading(page, (isAnswered ? uncovered : unclear).title).count()).toBe(1);
    const text = await page.locator('.leak-table').innerText();
    expect(text).toContain(words.en.reasons.address.unchecked);
    expect(text).toContain(words.en.reasons.dns.unchecked);
  });

  test.runIf(isNightly).each(['light', 'dark'] as const)(
    'in %s meets nothing that axe finds, before and after',
    async (colorScheme) => {
      const page = await read(paths.pl, { colorScheme, viewport: { width: 360, height: 740 } });
      expect(await accessibilityProblems(page)).toEqual([]);
      const seen = { now: home as Seen };
      await mockProbes(page, seen);
      await compare(page, 'pl', seen, { ...tunnel, v6: home.v6 });
      expect(await accessibilityProblems(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
});

test('without JavaScript the button leads to what the server sees and to the list', async () => {
  const page = await read(paths.tr, { javaScriptEnabled: false });
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: words.tr.first.button }).click(),
  ]);
  expect(new URL(page.url()).hash).toBe('#without-scripts');
  expect(await page.locator('#without-scripts li').count()).toBeGreaterThanOrEqual(3);
});
