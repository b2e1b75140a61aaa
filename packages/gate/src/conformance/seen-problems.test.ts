import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Clause } from './clauses.ts';
import { addressOf, seenProblems, visitor } from './seen-problems.ts';

const clause = (seen: Clause['seen']): Clause => ({
  id: 'a',
  clause: 'A.',
  seen,
});
const visitHome = ({ at }: { at: string }) =>
  Promise.resolve(
    at === '/' ? { status: 200, headers: { vary: 'Cookie, Accept' }, body: '<h1>Home</h1>' } : undefined,
  );

test.each([
  [{ at: '/' }, []],
  [{ at: '/', shows: '<h1>' }, []],
  [{ at: '/', shows: '<h2>' }, ['a: / does not show "<h2>".']],
  [{ at: '/', shows: '{site}</h1>' }, ['a: / does not show "Oak &amp; Ash</h1>".']],
  [{ at: '/', status: 404 }, ['a: / answers 200, not 404.']],
  [{ at: '/', answers: { vary: 'Cookie' } }, []],
  [{ at: '/', answers: { vary: 'Origin' } }, ['a: / answers vary: Cookie, Accept, not Origin.']],
  [{ at: '/', answers: { location: '/pl' } }, ['a: / answers location: nothing, not /pl.']],
  [{ at: 'pages/gone' }, ['a: the site has no page "pages/gone".']],
  [{ file: 'package.json', shows: '"vpn-site"' }, []],
  [{ file: 'package.json', shows: 'nowhere' }, ['a: the file package.json does not contain "nowhere".']],
  [{ file: 'gone.yaml' }, ['a: the file gone.yaml does not exist.']],
])('a clause seen at %j', async (seen, problems) => {
  expect(await seenProblems([clause(seen)], visitHome, 'Oak & Ash')).toEqual(problems);
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
  expect(addressOf(at, fixtureCatalog(), readText)).toBe(address);
});

const server = fastify();
server.get('/', (_, reply) =>
  reply
    .type('text/html')
    .send('<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/b.css">'),
);
server.get('/site.css', () => ':root{}');
server.post('/about', (_, reply) => reply.code(405).send('no'));
server.get('/about', ({ headers }) => `${headers['user-agent']} ${headers['accept-language']}`);
const visit = visitor(server, fixtureCatalog());

test('a page is asked for as by a reader, with what the clause is about', async () => {
  const page = await visit({ at: 'pages/about', headers: { 'accept-language': 'pl' } });
  expect(page?.body).toMatch(/^Mozilla\/5\.0 .+ pl$/);
  expect(await visit({ at: '/about', method: 'POST' })).toMatchObject({ status: 405, body: 'no' });
});
