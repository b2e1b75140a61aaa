import { expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

const url = 'https://site.example';

test('crawlers are asked to leave the hand-off alone in every language, and told of every sitemap', () => {
  expect(robotsTxt({ url, indexable: true })).toBe(
    [
      'User-agent: *',
      'Disallow: /sendme/',
      'Disallow: /pl/sendme/',
      'Disallow: /tr/sendme/',
      '',
      'Sitemap: https://site.example/sitemap.xml',
      'Sitemap: https://site.example/pl/sitemap.xml',
      'Sitemap: https://site.example/tr/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test('the sitemap of a language that is not indexed is not named', () => {
  const text = robotsTxt({ url, indexable: true, unindexedLocales: ['tr'] });
  expect(text).not.toContain('/tr/sitemap.xml');
  expect(text).toContain('Disallow: /tr/sendme/');
});
