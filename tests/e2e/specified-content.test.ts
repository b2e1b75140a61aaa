import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const router = [
  ['en', '/guides/install-vpn-on-router'],
  ['pl', '/pl/poradniki/vpn-na-routerze'],
  ['tr', '/tr/rehberler/router-vpn-kurulumu'],
] as const;

/** Tests elements that the specification allows in content, on pages. */
describe('what content may hold is met on pages', () => {
  const pages = readerPages({ viewport: { width: 1280, height: 900 } });
  const read = (path: string): Promise<Page> => pages.read(origin + path);

  test.each(router)(
    'icons beside words, for and against, in %s',
    { tags: 'icons-registered-features' },
    async (_, path) => {
      const page = await read(path);
      expect(await page.locator('main .prose p:has(> svg) strong').count()).toBe(2);
    },
  );

  test('a card and a link to a provider that says what it is', {
    tags: ['blocks-tracked-link', 'blocks-vpn-card'],
  }, async () => {
    const page = await read('/methodology');
    expect(await page.locator('main article.card').count()).toBe(1);
    const link = page.locator('main .prose a[href*="/sendme/"][href$="from=article"]');
    expect(await link.getAttribute('rel')).toMatch(/^(?:sponsored )?nofollow noopener$/);
  });

  test('a text whose end opens on request', { tags: 'blocks-seo-text' }, async () => {
    const page = await read('/reviews');
    const rest = page.locator('main .more-text details');
    expect(await rest.locator('p').first().isVisible()).toBe(false);
    await rest.locator('summary').click();
    expect(await rest.locator('p').first().isVisible()).toBe(true);
  });

  test.each([
    ['/guides', '/guides/set-up-vpn-on-android'],
    ['/pl/poradniki', '/pl/poradniki/vpn-na-androidzie'],
    ['/tr/rehberler', '/tr/rehberler/android-vpn-kurulumu'],
  ])(
    'the list on %s says what the excerpt of a guide says, not its description',
    { tags: 'document-excerpt-shown' },
    async (list, guide) => {
      const described = await (await read(guide)).locator('meta[name="description"]').getAttribute('content');
      const words = await (await read(list)).locator(`main li:has(a[href="${guide}"]) p`).innerText();
      expect(words).toContain('VPN');
      expect(words).not.toBe(described);
    },
  );

  test('a wide page gives its tables the whole width, and another one stands beside its heads', {
    tags: 'layout-choice',
  }, async () => {
    const width = async (path: string) =>
      (await read(path))
        .locator('main .data-table')
        .first()
        .evaluate((table) => {
          table.closest('details')?.setAttribute('open', '');
          return table.clientWidth;
        });
    expect(await width('/vpn-audits')).toBeGreaterThan(1000);
    expect(await width('/open-data')).toBeLessThan(900);
  });

  test.each(['/about', '/pl/o-mnie', '/tr/hakkimda'])(
    'each group of the large menu has its icon, in one row, on %s',
    { tags: 'menu-icons-by-english-label' },
    async (path) => {
      const page = await read(path);
      const tops = page.locator('.menu-bar button[data-menu-top]');
      expect(await tops.locator('svg:first-child').count()).toBe(5);
      for (const icon of await tops.locator('svg:first-child').all())
        expect(await icon.isVisible()).toBe(true);
      const bar = await page.locator('.menu-bar').boundingBox();
      expect(bar?.height).toBeLessThan(60);
    },
  );
});
