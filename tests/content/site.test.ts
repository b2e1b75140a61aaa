import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { readDataFile } from '#catalog/data-file.ts';
import { siteFilePath, siteSchema } from '#catalog/site-file.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { contentYear } from '#domain/site/content-year.ts';

const { site, facts } = loadCatalog(process.cwd());
const written = readDataFile(process.cwd(), siteFilePath, siteSchema);

test('the site is called VPN Site and speaks of the content year', () => {
  expect(site).toMatchObject({ name: 'VPN Site', separator: '|', contentYear: expect.any(Number) as number });
});

test('the separator of titles is | unless another is configured', () => {
  const { separator, ...file } = written;
  expect(separator).toBe('|');
  expect(siteSchema.parse(file).separator).toBe('|');
  expect(siteSchema.parse({ ...file, separator: '–' }).separator).toBe('–');
});

// The specification names 2025; with facts of that year, every wording is that of the specification.
test('the content year is 2025', () => {
  expect(contentYear('2025-11-15')).toBe(2025);
});

test('headlines speak of the year of the newest check, which the header shows', () => {
  const { checked } = datelineOf(facts.providers, facts.vocabulary);
  expect(site.contentYear).toBe(contentYear(checked, written.contentYear));
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
