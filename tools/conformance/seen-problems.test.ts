import { expect, test } from 'vitest';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { type Clause, isPending } from './clause.ts';
import { seenAddress } from './seen-address.ts';
import { seenProblems } from './seen-problems.ts';

const clause = (seen: Clause['seen']): Clause => ({
  id: 'a',
  section: '1',
  clause: 'A.',
  tests: ['x'],
  seen,
});
const visit = ({ at }: { at: string }) =>
  Promise.resolve(
    at === '/' ? { status: 200, headers: { vary: 'Cookie, Accept' }, body: '<h1>Home</h1>' } : undefined,
  );

test.each([
  [{ at: '/' }, []],
  [{ at: '/', shows: '<h1>' }, []],
  [{ at: '/', shows: '<h2>' }, ['a: / does not show "<h2>".']],
  [{ at: '/', status: 404 }, ['a: / answers 200, not 404.']],
  [{ at: '/', answers: { vary: 'Cookie' } }, []],
  [{ at: '/', answers: { vary: 'Origin' } }, ['a: / answers vary: Cookie, Accept, not Origin.']],
  [{ at: '/', answers: { location: '/pl' } }, ['a: / answers location: nothing, not /pl.']],
  [{ at: 'pages/gone' }, ['a: the site has no page "pages/gone".']],
  [{ file: 'package.json', shows: '"vpn-site"' }, []],
  [{ file: 'package.json', shows: 'nowhere' }, ['a: the file package.json does not hold "nowhere".']],
  [{ file: 'gone.yaml' }, ['a: the file gone.yaml does not exist.']],
])('a clause seen at %j', async (seen, problems) => {
  expect(await seenProblems([clause(seen)], visit)).toEqual(problems);
});

test('what only a test reaches is pending', () => {
  expect(isPending(clause(undefined))).toBe(true);
  expect(isPending(clause({ at: '/' }))).toBe(false);
});

test.each([
  ['/pl', '/pl'],
  ['pages/about', '/about'],
  ['review', '/reviews/alder'],
  ['comparison', '/compare/alder-vs-birch'],
  ['comparison reversed', '/compare/birch-vs-alder'],
  ['sendme', '/sendme/alder'],
  ['sendme continue', '/sendme/alder/continue'],
  ['pages/nothing', undefined],
  ['a document with slug: about', '/about'],
  ['a document with slug: o-nas', undefined],
])('the place %s is the address %s', (at, address) => {
  const readText = (file: string) => `---\nslug: ${file.includes('pages/about.en') ? 'about' : 'other'}\n---`;
  expect(seenAddress(at, fixtureCatalog(), readText)).toBe(address);
});
