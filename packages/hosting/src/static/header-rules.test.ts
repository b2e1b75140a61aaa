import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHeadersFile } from './applied-headers.ts';
import { headerRules, headersFile, type PathHeaders } from './header-rules.ts';

const page = { 'cache-control': 'short', 'x-policy': 'own' };
const paths: PathHeaders[] = [
  { path: '/', headers: { ...page, 'cache-control': 'none' } },
  { path: '/about', headers: page },
  { path: '/reviews', headers: page },
  { path: '/reviews/alder', headers: page },
  { path: '/_assets/a.css', headers: { ...page, 'cache-control': 'long' } },
  { path: '/_assets/fonts/b.woff2', headers: { ...page, 'cache-control': 'long' } },
  { path: '/pl/feed.xml', headers: { ...page, 'x-policy': 'open', 'content-type': 'feed' } },
  { path: '/pl/about', headers: page },
];

describe('rules for headers', () => {
  test('say what is usual once, and what differs by folder or by address', () => {
    expect(headerRules(paths, page)).toEqual([
      { pattern: '/*', set: page, replaced: [] },
      { pattern: '/', set: { 'cache-control': 'none' }, replaced: ['cache-control'] },
      { pattern: '/_assets/*', set: { 'cache-control': 'long' }, replaced: ['cache-control'] },
      {
        pattern: '/pl/feed.xml',
        set: { 'x-policy': 'open', 'content-type': 'feed' },
        replaced: ['x-policy'],
      },
    ]);
  });

  test('remove an older value before they set another', () => {
    const file = headersFile(headerRules(paths, page));
    expect(file).toContain('/_assets/*\n  ! cache-control\n  cache-control: long\n');
  });

  test('a header that is usual cannot be missing elsewhere', () => {
    expect(() => headerRules([...paths, { path: '/bare', headers: {} }], page)).toThrow(
      '/bare lacks cache-control',
    );
  });

  test('every address gets exactly its own headers', () => {
    const segment = fc.constantFrom('a', 'b', 'c.xml', '_d');
    const headers = fc.record({ one: fc.constantFrom('1', '2'), two: fc.constantFrom('3', '4') });
    const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(fc.dictionary(path, headers), (table) => {
        const written = Object.entries(table).map(([at, own]) => ({ path: at, headers: own }));
        const applied = readHeadersFile(headersFile(headerRules(written, { one: '1', two: '3' })));
        for (const { path: at, headers: own } of written) expect(applied(at)).toEqual(own);
      }),
    );
  });
});
