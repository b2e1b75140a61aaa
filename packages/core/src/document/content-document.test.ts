import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../locale/locale-table.ts';
import { documentTitle, type FrontMatter } from './content-document.ts';

const titleOf = (written: Partial<FrontMatter>, slug: string, locale: LocaleCode = 'en') =>
  documentTitle({ frontMatter: { description: 'D', updated: '2026-11-15', ...written }, slug, locale });

describe('the title of a page', () => {
  test('is its own, where it has one', () => {
    expect(titleOf({ title: 'What is a VPN?', metaTitle: 'Article' }, 'x')).toBe('What is a VPN?');
  });

  test('is else the meta title of the route', { tags: 'head-title-route-meta' }, () => {
    expect(titleOf({ metaTitle: 'Search' }, 'search')).toBe('Search');
    expect(titleOf({ title: '', metaTitle: 'Search' }, 'search')).toBe('Search');
  });

  test('is else the last segment of the path in title case', { tags: 'head-title-last-segment' }, () => {
    expect(titleOf({}, 'privacy/what-is-a-vpn')).toBe('What Is A Vpn');
  });

  test('in capitals of the language of the page', () => {
    expect(titleOf({}, 'rehberler/ilk-adimlar', 'tr')).toBe('İlk Adimlar');
    expect(titleOf({}, 'poradniki/lacze-i-router', 'pl')).toBe('Lacze I Router');
  });
});
