import { describe, expect, test } from 'vitest';
import { Routes } from './routes.ts';

const file = (name: string) => ({ file: `${name}.html`, hash: 'x', encodings: [], contentType: 'text/html' });
const files = new Map(
  ['index', 'about', 'compare', 'tools/true-cost'].map((name) => [
    name === 'index' ? '/' : `/${name}`,
    file(name),
  ]),
);
files.set('/sheet.css', { ...file('sheet'), contentType: 'text/css' });
const routes = new Routes({
  files: { at: (address) => files.get(address) },
  routes: {
    rendered: ['/late', '/tools/late'],
    pairs: [{ template: '/compare/{a}-vs-{b}', ended: { gone: '/about' } }],
    forVisitor: [],
    withQuery: {
      private: ['/search'],
      choice: ['/compare'],
      'shared-without-query': ['/tools/true-cost', '/tools/late'],
    },
  },
  moved: [['/old', '/about']],
  providers: ['a', 'b', 'c', 'd', 'e'],
});

describe('an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about?utm=x', 'about.html'],
    ['/compare', 'compare.html'],
  ])('%s is the file %s', (url, name) => {
    expect(routes.at(url)).toMatchObject({ serve: 'file', file: { file: name } });
  });

  test.each([
    ['/late', '/late', 'shared'],
    ['/compare/a-vs-b?utm=x', '/compare/a-vs-b', 'shared'],
    ['/tools/late', '/tools/late', 'shared'],
    ['/tools/late?a=b', '/tools/late?a=b', 'private'],
    ['/tools/true-cost?a=b', '/tools/true-cost?a=b', 'private'],
    ['/search?q=vpn', '/search?q=vpn', 'private'],
    ['/compare?with=a,b,c', '/compare?with=a,b,c', 'kept'],
  ])('%s renders %s, which is %s', (url, address, caching) => {
    expect(routes.at(url)).toEqual({ serve: 'page', address, caching });
  });

  test.each(['/tools/true-cost.ics?a=b', '/tools/late.ics?a=b'])('%s is a calendar file', (url) => {
    expect(routes.at(url)).toEqual({ serve: 'calendar', address: url });
  });

  test.each([
    ['/compare?with=c,b,a', 302, '/compare?with=a,b,c'],
    ['/compare?with=a,b', 302, '/compare/a-vs-b'],
    ['/compare?with=a', 302, '/compare#choose-two'],
    ['/compare?with=a,b,c,d,e', 302, '/compare?with=a,b,c,d#first-four'],
    ['/old', 301, '/about'],
    ['/compare/b-vs-a', 301, '/compare/a-vs-b'],
    ['/Compare/A-vs-B/?x=1', 301, '/compare/a-vs-b?x=1'],
    ['/compare/gone-vs-a', 301, '/about'],
    ['/LATE', 301, '/late'],
    ['//search/?q=vpn', 301, '/search?q=vpn'],
    ['/Compare?with=a,b,c', 301, '/compare?with=a,b,c'],
  ])('%s leads with %i to %s', (url, status, to) => {
    expect(routes.at(url)).toEqual({ serve: 'redirect', status, to });
  });

  test.each([
    ['/', true],
    ['/late', true],
    ['/compare/a-vs-b', true],
    ['/compare/b-vs-a', false],
    ['/search', true],
    ['/About', false],
    ['/old', false],
    ['/sheet.css', false],
    ['/nope', false],
  ])('%s is a page: %s', (path, isPage) => {
    expect(routes.isPage(path)).toBe(isPage);
  });

  test.each([
    '/nope',
    '/compare/a-vs-a',
    '/compare/a-vs-nope',
    '/nope?with=a,b,c',
    '/tools/true-cost.ics',
    '/about.ics?a=b',
    '/search.ics?q=a',
    '/tools/nope?a=b',
  ])('%s is nothing', (url) => {
    expect(routes.at(url)).toEqual({ serve: 'nothing' });
  });
});
