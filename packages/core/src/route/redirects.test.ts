import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Redirect, redirectProblems, redirectTable, withMoved } from './redirects.ts';

const redirect = (from: string, to: string): Redirect => ({ from, to });
const exists =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('redirects', () => {
  test('a chain becomes one step to its end', () => {
    const table = redirectTable([redirect('/a', '/b'), redirect('/b', '/c'), redirect('/x', '/c')]);
    expect(Object.fromEntries(table)).toEqual({ '/a': '/c', '/b': '/c', '/x': '/c' });
  });

  test('one that goes round in a circle, or leads into one, is not served', () => {
    const circle = [redirect('/a', '/b'), redirect('/b', '/a'), redirect('/x', '/a'), redirect('/s', '/s')];
    expect([...redirectTable(circle)]).toEqual([]);
    expect(redirectProblems(circle, exists()).map(({ why }) => why)).toEqual(Array(4).fill('loop'));
  });

  test.each([
    ['nowhere', [redirect('/a', '/gone')]],
    ['hides', [redirect('/page', '/other')]],
    ['twice', [redirect('/a', '/page'), redirect('/a', '/other')]],
  ] as const)('%s is a problem', (why, redirects) => {
    const problems = redirectProblems(redirects, exists('/page', '/other'));
    expect(problems.map((problem) => problem.why)).toEqual([why]);
  });

  test('however often pages move, every old address leads straight to a page', () => {
    const places = fc.constantFrom('/1', '/2', '/3', '/4', '/5', '/6');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1), places), { maxLength: 30 }), (moves) => {
        const pages = ['/a', '/b'];
        const known = new Set(pages);
        let redirects: Redirect[] = [];
        for (const [page, to] of moves) {
          const from = pages[page] ?? '';
          if (pages.includes(to)) continue;
          pages[page] = to;
          known.add(to);
          redirects = withMoved(redirects, { from, to });
        }
        expect(redirectProblems(redirects, exists(...pages))).toEqual([]);
        expect(redirects.filter(({ to }) => !pages.includes(to))).toEqual([]);
        expect(new Set([...pages, ...redirects.map(({ from }) => from)])).toEqual(known);
      }),
    );
  });
});
