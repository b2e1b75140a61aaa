import fastify from 'fastify';
import { expect, test } from 'vitest';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { visitSite } from './visit-site.ts';

const site = fastify();
site.get('/', (_, reply) =>
  reply
    .type('text/html')
    .send('<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/b.css">'),
);
site.get('/site.css', () => ':root{}');
site.post('/about', (_, reply) => reply.code(405).send('no'));
site.get('/about', ({ headers }) => `${headers['user-agent']} ${headers['accept-language']}`);
const visit = visitSite(site, fixtureCatalog());

test('a page is asked for as by a reader, with what the clause is about', async () => {
  const page = await visit({ at: 'pages/about', headers: { 'accept-language': 'pl' } });
  expect(page?.body).toMatch(/^Mozilla\/5\.0 .+ pl$/);
  expect(await visit({ at: '/about', method: 'POST' })).toMatchObject({ status: 405, body: 'no' });
});

test('the style sheet is the first that the home page names', async () => {
  expect((await visit({ at: 'style sheet' }))?.body).toBe(':root{}');
});

test('nobody can visit a page that the site does not have', async () => {
  expect(await visit({ at: 'pages/nothing' })).toBeUndefined();
});
