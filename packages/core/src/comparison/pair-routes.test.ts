import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PairRoutes } from './pair-routes.ts';

const pairs = new PairRoutes(
  [
    { template: '/compare/{a}-vs-{b}', ended: { gone: '/reviews/gone' } },
    { template: '/pl/porownania/{a}-vs-{b}', ended: {} },
  ],
  ['b', 'a', 'a-vs-b'],
);

describe('an address', () => {
  test.each(['/compare/a-vs-b', '/pl/porownania/a-vs-b', '/compare/a-vs-a-vs-b'])('%s is a page', (path) => {
    expect(pairs.isPage(path)).toBe(true);
    expect(pairs.movedTo(path)).toBeUndefined();
  });

  test.each([
    ['/compare/b-vs-a', '/compare/a-vs-b'],
    ['/pl/porownania/b-vs-a', '/pl/porownania/a-vs-b'],
    ['/compare/b-vs-a-vs-b', '/compare/a-vs-b-vs-b'],
    ['/compare/a-vs-gone', '/reviews/gone'],
    ['/compare/gone-vs-a', '/reviews/gone'],
  ])('%s leads to %s', (path, to) => {
    expect(pairs.isPage(path)).toBe(false);
    expect(pairs.movedTo(path)).toBe(to);
  });

  test.each([
    '/compare/a',
    '/compare/a-vs-a',
    '/compare/a-vs-nobody',
    '/compare/a-vs-b/',
    '/compare/gone-vs-gone',
    '/compare/gone-vs-constructor',
    '/pl/porownania/a-vs-gone',
  ])('%s is nothing', (path) => {
    expect(pairs.isPage(path)).toBe(false);
    expect(pairs.movedTo(path)).toBeUndefined();
  });
});

test('every pair is listed once as a page, and every other order leads to one of them or to a review', () => {
  // An id that ends in the separator would make two pairs share an address.
  const name = fc.stringMatching(/^[a-z]{1,3}(?:-[a-z]{1,3})?$/).filter((text) => !/(?:^|-)vs$/.test(text));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 7 }), ([gone = '', ...names]) => {
      const ended = { [gone]: `/reviews/${gone}` };
      const routes = new PairRoutes([{ template: '/{a}-vs-{b}', ended }], names);
      const pages = [...routes.paths()];
      const moved = new Map(routes.moved());
      const count = (names.length * (names.length - 1)) / 2;
      expect(new Set(pages).size).toBe(count);
      expect(pages.every((path) => routes.isPage(path))).toBe(true);
      expect(moved.size).toBe(count + 2 * names.length);
      for (const to of moved.values()) expect([...pages, ended[gone]]).toContain(to);
    }),
  );
});
