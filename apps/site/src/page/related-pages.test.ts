import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRelated, minRelated, pagesAfter, relatedPages } from './related-pages.ts';

const pages = (...paths: string[]) => paths.map((path) => ({ path }));
const related = (path: string, group: string[], kind: string[], further: string[] = []) =>
  relatedPages(path, { group: pages(...group), kind: pages(...kind), further: pages(...further) }).map(
    (page) => page.path,
  );

test('the group of the menu comes first, then the kind, then further pages, as far as they are needed', () => {
  expect(related('/b', ['/b', '/z'], ['/c', '/d', '/a', '/e'])).toEqual(['/z', '/c', '/d', '/a']);
  expect(related('/a', ['/a', '/b'], ['/a', '/b'], ['/b', '/x', '/y'])).toEqual(['/b', '/x']);
  expect(related('/a', ['/b', '/c'], [], ['/x'])).toEqual(['/b', '/c']);
});

test('the pages after the last one are the first ones, and a page does not follow itself', () => {
  expect(pagesAfter(['a', 'b', 'c', 'd', 'e', 'f'], 4)).toEqual(['f', 'a', 'b', 'c']);
  expect(pagesAfter(['a', 'b', 'c'], 1)).toEqual(['c', 'a']);
  expect(pagesAfter(['a'], 0)).toEqual([]);
  expect(pagesAfter([], -1)).toEqual([]);
});

test('what stands in the group is shown as the group names it', () => {
  const [first] = relatedPages('/a', {
    group: [{ path: '/b', title: 'From the menu' }],
    kind: [{ path: '/b', title: 'From the page' }],
    further: [],
  });
  expect(first?.title).toBe('From the menu');
});

test('never itself, never twice, never too many, and enough where there are enough', () => {
  const list = fc.array(fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g'));
  fc.assert(
    fc.property(fc.constantFrom('/a', '/b'), list, list, list, (path, group, kind, further) => {
      const found = related(path, group, kind, further);
      const candidates = new Set([...group, ...kind, ...further]);
      candidates.delete(path);
      expect(found).not.toContain(path);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(maxRelated);
      expect(found.length).toBeGreaterThanOrEqual(Math.min(minRelated, candidates.size));
    }),
  );
});
