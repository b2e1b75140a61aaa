import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { siteSchema } from '#catalog/site-file.ts';

const { site } = loadCatalog(process.cwd());

test('the site is called VPN Site and speaks of the content year', () => {
  expect(site).toMatchObject({ name: 'VPN Site', separator: '|', contentYear: expect.any(Number) as number });
});

test('the separator of titles is | unless another is configured', () => {
  const { separator, ...file } = site;
  expect(separator).toBe('|');
  expect(siteSchema.parse(file).separator).toBe('|');
  expect(siteSchema.parse({ ...file, separator: '–' }).separator).toBe('–');
});

test('the product phrase is configured in every language', () => {
  expect(site.product).toEqual({ en: 'Best VPN', pl: 'Najlepszy VPN', tr: 'En İyi VPN' });
});

test('/ leads nowhere by configuration, and no fallback language is set', () => {
  expect([site.rootRedirect, site.fallbackLocale]).toEqual([undefined, undefined]);
});
