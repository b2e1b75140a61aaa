import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideAnswer, type StaticSite } from './decide-answer.ts';

const site: StaticSite = {
  root: {},
  offers: { alder: { destination: 'https://alder.example/?id=1', paid: true } },
  providers: ['alder', 'birch', 'cedar', 'elm'],
  choices: ['/compare', '/pl/porownania'],
  answers: {
    '/compare?with=alder,birch,cedar': '/_answers/choice/0',
    '/deals?sort=name': '/_answers/tool/1',
    '/tools/true-cost.ics?plan=a': '/_answers/calendar/2.ics',
  },
  tools: { '/tools/true-cost': '/_answers/any/0' },
};

const asked = (address: string, headers: Record<string, string> = {}) => {
  const [path = '', query] = address.split('?');
  return decideAnswer(site, {
    path,
    query: query === undefined ? '' : `?${query}`,
    header: (name) => headers[name] ?? null,
    method: 'GET',
  });
};
const ledTo = (address: string, headers?: Record<string, string>) => {
  const answer = asked(address, headers);
  return answer.kind === 'send' ? [answer.status, answer.headers.location] : answer.kind;
};
const browser = { 'user-agent': 'Mozilla/5.0 Firefox/130.0' };

describe('the worker of a static site', () => {
  test('leads readers from the home page to their language, and leaves bots and own links alone', () => {
    const polish = { ...browser, 'accept-language': 'pl' };
    expect(ledTo('/?a=b', polish)).toEqual([302, '/pl?a=b']);
    expect(ledTo('/', { ...polish, cookie: 'i18n_redirected=tr' })).toEqual([302, '/tr']);
    expect(ledTo('/', { ...polish, 'sec-fetch-site': 'same-origin' })).toBe('pass');
    expect(ledTo('/', { 'user-agent': 'Googlebot/2.1', 'accept-language': 'pl' })).toBe('pass');
    expect(ledTo('/', browser)).toBe('pass');
  });

  test('sends a click to the stored address, whatever else is asked', () => {
    expect(ledTo('/sendme/alder/continue?from=home&to=https://evil.example')).toEqual([
      302,
      'https://alder.example/?id=1',
    ]);
    expect(ledTo('/pl/sendme/alder/continue')).toEqual([302, 'https://alder.example/?id=1']);
    expect(asked('/sendme/alder/continue')).toMatchObject({
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
    });
  });

  test.each([
    '/sendme/alder',
    '/sendme/nobody/continue',
    '/sendme/__proto__/continue',
    '/sendme/alder/continue/x',
  ])('leaves %s to the host', (address) => expect(asked(address)).toEqual({ kind: 'pass' }));

  test('answers choices of providers: two by their page, more by a file, and others by the overview', () => {
    expect(ledTo('/compare?with=birch,alder')).toEqual([302, '/compare/alder-vs-birch']);
    expect(asked('/compare?with=alder,birch,cedar')).toEqual({ kind: 'file', file: '/_answers/choice/0' });
    expect(ledTo('/compare?with=cedar,birch,alder')).toEqual([302, '/compare?with=alder,birch,cedar']);
    expect(ledTo('/pl/porownania?with=alder,birch,elm')).toEqual([302, '/pl/porownania#choose-two']);
    expect(asked('/compare?utm=x')).toEqual({ kind: 'pass' });
  });

  test('has files for queries that pages link to, and the tool itself for others', () => {
    expect(asked('/deals?sort=name')).toEqual({ kind: 'file', file: '/_answers/tool/1' });
    expect(asked('/deals?sort=luck')).toEqual({ kind: 'pass' });
    expect(asked('/tools/true-cost?plan=b')).toEqual({ kind: 'file', file: '/_answers/any/0' });
    expect(asked('/tools/true-cost')).toEqual({ kind: 'pass' });
    expect(asked('/tools/true-cost.ics?plan=a')).toEqual({ kind: 'file', file: '/_answers/calendar/2.ics' });
    expect(asked('/tools/true-cost.ics?plan=b')).toEqual({ kind: 'pass' });
  });

  test('searches where something is searched for', () => {
    expect(asked('/tr/ara?q=alder')).toEqual({ kind: 'search', locale: 'tr' });
    expect(asked('/search?q=%20')).toEqual({ kind: 'pass' });
  });

  test('gives registered icons', () => {
    expect(asked('/api/_nuxt_icon/lucide.json?icons=search')).toMatchObject({ status: 200 });
    expect(asked('/api/_nuxt_icon/lucide.json')).toMatchObject({ status: 400 });
    expect(asked('/api/_nuxt_icon/nothing.json?icons=search')).toEqual({ kind: 'pass' });
  });

  test('never leads to an address that somebody typed', () => {
    const words = [
      'sendme',
      'alder',
      'continue',
      'compare',
      'pl',
      'search',
      '',
      'evil.example',
      'with=alder,birch,x',
      '//evil.example',
    ];
    const some = fc.array(fc.constantFrom(...words), { maxLength: 5 });
    fc.assert(
      fc.property(some, some, (segments, query) => {
        const answer = asked(`/${segments.join('/')}?${query.join('&')}`, browser);
        expect(answer.kind === 'send' ? (answer.headers.location ?? '/') : '/').toMatch(
          /^(?:\/(?!\/)|https:\/\/alder\.example\/)/,
        );
      }),
    );
  });
});
