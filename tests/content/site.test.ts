import { globSync, readFileSync } from 'node:fs';
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

// Whoever moves the year in content/data/site.yaml moves it here: the specification names this one.
test('the content year is 2025', () => {
  expect(site.contentYear).toBe(2025);
});

test('the content year is typed nowhere else: not in a title, a description or an interface string', () => {
  const year = String(site.contentYear);
  const files = globSync(['messages/*.json', 'content/**/*.md']);
  expect(files.length).toBeGreaterThan(60);
  const typed = files.filter((file) => {
    const [, front] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
    const words = front?.match(/^(?:title|description|excerpt):.*$/gm)?.join('\n');
    return (words ?? readFileSync(file, 'utf8')).includes(year);
  });
  expect(typed).toEqual([]);
});

test('the product phrase is configured in every language', () => {
  expect(site.product).toEqual({ en: 'Best VPN', pl: 'Najlepszy VPN', tr: 'En İyi VPN' });
});

test('/ leads nowhere by configuration, and no fallback language is set', () => {
  expect([site.rootRedirect, site.fallbackLocale]).toEqual([undefined, undefined]);
});
