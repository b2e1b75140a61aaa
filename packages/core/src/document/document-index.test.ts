import { describe, expect, test } from 'vitest';
import type { ContentDocument } from './content-document.ts';
import { DocumentIndex } from './document-index.ts';

const document = (id: string, locale: ContentDocument['locale'], slug: string): ContentDocument => ({
  id,
  kind: 'pages',
  locale,
  slug,
  frontMatter: { title: slug, description: slug, updated: '2026-11-15' },
  file: `content/${id}.${locale}.md`,
});

const about = document('pages/about', 'en', 'about');
const aboutInPolish = document('pages/about', 'pl', 'o-mnie');
const index = new DocumentIndex([aboutInPolish, about]);

describe('the document index', () => {
  test('finds a document by its address', { tags: 'document-slug-resolution' }, () => {
    expect(index.atPath('/pl/o-mnie')).toBe(aboutInPolish);
    expect(index.atPath('/o-mnie')).toBeUndefined();
    expect(index.atPath('/tr/about')).toBeUndefined();
  });

  test('finds a translation by identity', () => {
    expect(index.translation('pages/about', 'en')).toBe(about);
    expect(index.translation('pages/about', 'tr')).toBeUndefined();
  });

  test('finds a translated address by the one in the default language', () => {
    expect(index.translatedSlug('about', 'pl')).toBe('o-mnie');
    expect(index.translatedSlug('about', 'tr')).toBeUndefined();
    expect(index.translatedSlug('o-mnie', 'pl')).toBeUndefined();
  });

  test('lists only the languages that exist, in the order of the table', () => {
    expect(index.availableLocales(about)).toEqual(['en', 'pl']);
    expect(index.availableLocales({ id: 'pages/none' })).toEqual([]);
  });
});
