import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import type { SearchAnswer, SearchHit } from '#search/index-format.ts';
import { SearchView } from './search-view.tsx';

const review: SearchHit = {
  entry: { kind: 'review', path: '/reviews/alder', title: 'Alder VPN review', description: 'All about it.' },
  sections: [],
};
const guide: SearchHit = {
  entry: { kind: 'guide', path: '/guides/router', title: 'A VPN on a router', description: 'Step by step.' },
  sections: [
    { id: 'before', title: 'Before you start', words: '' },
    { id: 'after', title: 'Afterwards', words: '' },
  ],
};
const nothing: SearchAnswer = {
  query: '',
  hits: [],
  page: 1,
  pages: 0,
  total: 0,
  suggestion: undefined,
  row: undefined,
  suggestedPages: [],
};
const found = (hits: readonly SearchHit[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...nothing,
  query: 'alder',
  hits,
  pages: 1,
  total: hits.length,
  ...more,
});
const view = (answer: SearchAnswer) =>
  renderElement(
    <SearchView
      page={{ kind: 'search', path: '/search', locale: 'en', alternates: [], answer }}
      menu={[{ label: 'About', to: '/about' }]}
    />,
  );
const heading = (answer: SearchAnswer) => view(answer).all('h1')[0]?.text;
const links = (answer: SearchAnswer) =>
  view(answer)
    .all('a')
    .map(({ text, attributes }) => [text, attributes.href]);

const index = [
  ['Homepage', '/'],
  ['About', '/about'],
];

test('before anything is asked, the page says what can be asked and lists the main pages', () => {
  expect(heading(nothing)).toBe('Search');
  expect(view(nothing).text).toContain('Type the name of a provider');
  expect(links(nothing)).toEqual(index);
});

describe('with results', () => {
  test('the heading repeats the question, and the box asks the same page again', () => {
    const rendered = view(found([review]));
    expect(rendered.all('h1')[0]?.text).toBe('Results for “alder”');
    expect(rendered.all('input')[0]?.attributes.value).toBe('alder');
    expect(rendered.all('form')[0]?.attributes.action).toBe('/search');
  });

  test('sections that fit are links below their page; without any there is no list of them', () => {
    expect(links(found([guide]))).toEqual([
      ['A VPN on a router', '/guides/router'],
      ['Before you start', '/guides/router#before'],
      ['Afterwards', '/guides/router#after'],
    ]);
    expect(view(found([review])).all('ul')).toEqual([]);
  });
});

describe('with several pages of results', () => {
  const pageOf = (page: number) => found([review, guide], { page, pages: 3, total: 42 });
  const ways = (page: number) =>
    view(pageOf(page))
      .all('nav')
      .flatMap(({ all }) => all('a').map(({ text, attributes }) => [text, attributes.rel, attributes.href]));
  const previous = 'Previous page';
  const next = 'Next page';

  test('it says which of them these are; the first leads on, the last back, those between do both', () => {
    expect(view(pageOf(1)).text).toContain('Results 1–2 of 42');
    expect(view(pageOf(3)).text).toContain('Results 41–42 of 42');
    expect(ways(1)).toEqual([[next, 'next', '/search?q=alder&page=2']]);
    expect(ways(2)).toEqual([
      [previous, 'prev', '/search?q=alder'],
      [next, 'next', '/search?q=alder&page=3'],
    ]);
    expect(ways(3)).toEqual([[previous, 'prev', '/search?q=alder&page=2']]);
  });

  test('past the last page it says so, and leads to the first', () => {
    const past = found([], { page: 9, pages: 3, total: 42 });
    expect(view(past).text).toContain('These results have no page 9.');
    expect(view(past).text).not.toContain('We found nothing');
    expect(links(past)).toEqual([['To the first page', '/search?q=alder'], ...index]);
  });
});

test('an answer in one line stands above the results, with its day if it is known', () => {
  const path = '/reviews/alder#fact-refund';
  const row = { title: 'Alder VPN: refund window', value: '30 days', date: 'May 2026', path };
  const [section] = view(found([review], { row })).all('section');
  expect(section?.attributes['aria-label']).toBe('Answer');
  expect(section?.all('p').map(({ text }) => text)).toEqual([row.title, row.value, 'As of May 2026']);
  expect(section?.all('a')[0]?.attributes.href).toBe(row.path);
  const { date: _date, ...undated } = row;
  expect(view(found([review], { row: undated })).text).not.toContain('As of');
});

describe('without results', () => {
  const none = { ...nothing, query: 'aldr' };

  test('the page says so, gives advice and leads on to where something is', () => {
    expect(heading(none)).toBe('Nothing found for “aldr”');
    expect(view(none).text).toContain('Use fewer words');
    const suggestedPages = [{ path: '/glossary', title: 'Glossary' }];
    expect(links({ ...none, suggestedPages })).toEqual([['Glossary', '/glossary'], ...index]);
  });

  test('another spelling is offered only where there is one', () => {
    expect(view(none).text).not.toContain('Did you mean');
    const suggested = { ...none, suggestion: 'alder vpn' };
    expect(view(suggested).text).toContain('Did you mean alder vpn ?');
    expect(links(suggested)).toEqual([['alder vpn', '/search?q=alder+vpn'], ...index]);
  });
});
