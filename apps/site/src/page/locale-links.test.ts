import { expect, test } from 'vitest';
import { localeLinks } from './locale-links.ts';

test('each language links to the same page, or to its home where the page does not exist', {
  tags: 'locale-link-fields',
}, () => {
  expect(localeLinks([{ locale: 'pl', path: '/pl/o-mnie' }])).toEqual([
    { locale: 'en', href: '/', code: 'EN', name: 'English' },
    { locale: 'pl', href: '/pl/o-mnie', code: 'PL', name: 'Polski' },
    { locale: 'tr', href: '/tr', code: 'TR', name: 'Türkçe' },
  ]);
});
