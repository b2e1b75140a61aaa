import { describe, expect, test } from 'vitest';
import type { Fact } from '../provider/fact.ts';
import type { Provider } from '../provider/provider.ts';
import { lastModified } from './last-modified.ts';
import type { ComparisonPage, DocumentPage, ReviewPage } from './page.ts';

const where = { path: '/x', locale: 'en', layout: 'default', alternates: [] } as const;
const written = { documentId: 'x', title: 'X', description: 'X', updated: '2026-05-01', data: {} };
const provider = (id: string, ...checked: string[]): Provider => ({
  id,
  name: id,
  website: 'https://x.example',
  sources: {},
  facts: Object.fromEntries(
    checked.map((day, index): [string, Fact] => [
      `key-${index}`,
      { type: 'yes-no', value: true, basis: 'research', checked: day, sources: [] },
    ]),
  ),
});
const providers = [provider('a', '2026-01-01', '2026-06-01'), provider('b', '2026-07-01'), provider('c')];

describe('when a page last changed', () => {
  test('is when its words did, where it shows no facts of its own', {
    tags: 'routes-sitemap-lastmod',
  }, () => {
    const article: DocumentPage = { kind: 'article', ...where, ...written };
    expect(lastModified(article, providers)).toBe('2026-05-01');
  });

  test('is when a fact on it was last read, where that is later', { tags: 'routes-sitemap-lastmod' }, () => {
    const review: ReviewPage = { kind: 'review', provider: 'a', ...where, ...written };
    expect(lastModified(review, providers)).toBe('2026-06-01');
    expect(lastModified({ ...review, provider: 'c' }, providers)).toBe('2026-05-01');
    expect(lastModified({ ...review, updated: '2026-08-01' }, providers)).toBe('2026-08-01');
  });

  test('is the later of the two in a comparison, and nothing where nothing is known', () => {
    const comparison: ComparisonPage = { kind: 'comparison', pair: ['a', 'b'], names: ['A', 'B'], ...where };
    expect(lastModified(comparison, providers)).toBe('2026-07-01');
    expect(lastModified({ ...comparison, pair: ['c', 'd'] }, providers)).toBeUndefined();
  });
});
