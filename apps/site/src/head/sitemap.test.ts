import { describe, expect, test } from 'vitest';
import { type SitemapEntry, sitemapFiles, sitemapLimits } from './sitemap.ts';

const entry = (path: string, modified?: string): SitemapEntry => ({
  path,
  modified,
  alternates: [
    { locale: 'en', path: '/about' },
    { locale: 'tr', path: '/tr/hakkimda' },
  ],
});
const files = (...entries: SitemapEntry[]) =>
  sitemapFiles('tr', entries, 'https://site.example', { addresses: 2, bytes: 1_000_000 });

describe('a sitemap', () => {
  test('lists pages with the day of their last change and their alternates', {
    tags: 'routes-sitemap-alternates',
  }, () => {
    expect(files(entry('/tr/hakkimda', '2026-11-15'))).toEqual([
      {
        path: '/tr/sitemap.xml',
        xml: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://site.example/tr/hakkimda</loc><lastmod>2026-11-15</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://site.example/about"/><xhtml:link rel="alternate" hreflang="tr" href="https://site.example/tr/hakkimda"/><xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/about"/></url>
</urlset>
`,
      },
    ]);
  });

  test('says nothing of a day that is not known', () => {
    expect(files(entry('/tr/x'))[0]?.xml).not.toContain('lastmod');
  });

  test('becomes an index of its parts past 50,000 addresses', { tags: 'routes-sitemap-index' }, () => {
    expect(sitemapLimits.addresses).toBe(50_000);
    const [index, ...parts] = files(
      entry('/tr/a', '2026-01-01'),
      entry('/tr/b', '2026-02-01'),
      entry('/tr/c', '2026-03-01'),
    );
    expect(parts.map(({ path }) => path)).toEqual(['/tr/sitemap-1.xml', '/tr/sitemap-2.xml']);
    expect(index?.path).toBe('/tr/sitemap.xml');
    expect(index?.xml).toContain(
      '<sitemap><loc>https://site.example/tr/sitemap-1.xml</loc><lastmod>2026-02-01</lastmod></sitemap>',
    );
    expect(parts.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([2, 1]);
  });

  test('is cut sooner where its addresses are long, so that no file is larger than crawlers take', () => {
    expect(sitemapLimits.bytes).toBeLessThan(50 * 1024 * 1024);
    const entries = ['/tr/a', '/tr/b', '/tr/ü'].map((path) => entry(path, '2026-01-01'));
    const of = (bytes: number) =>
      sitemapFiles('tr', entries, 'https://site.example', { addresses: 50_000, bytes }).map(({ xml }) => xml);
    const [whole = ''] = of(1_000_000);
    const perAddress = Math.ceil(Buffer.byteLength(whole) / entries.length);
    const [, ...parts] = of(perAddress * 2);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap((xml) => xml.match(/<loc>/g) ?? [])).toHaveLength(entries.length);
    for (const xml of parts)
      expect(xml.split('\n').slice(2, -2).join('\n').length).toBeLessThanOrEqual(perAddress * 2);
  });
});
