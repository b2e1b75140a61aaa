import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { IndexEntry, PageIndex } from './page-index.tsx';

describe('a line of an index', () => {
  test('is a link where it leads somewhere, else plain words', () => {
    const link = renderElement(<IndexEntry entry="Here" href="/here" note="a page" />);
    expect(link.all('a')[0]?.attributes.href).toBe('/here');
    expect(link.all('b')).toEqual([]);
    const plain = renderElement(<IndexEntry entry="Here" note="a page" />);
    expect(plain.all('b')[0]?.text).toBe('Here');
    expect(plain.all('a')).toEqual([]);
  });
});

test('the index starts at home and lists every page of the menu, those of a group with its name', () => {
  const rendered = renderElement(
    <PageIndex
      heading="What is here"
      locale="en"
      menu={[
        {
          label: 'Guides',
          children: [
            { label: 'Router', to: '/guides/router' },
            { label: 'Elsewhere', href: 'https://else.example' },
          ],
        },
        { label: 'About', to: '/about' },
      ]}
    />,
  );
  expect(rendered.all('h2')[0]?.text).toBe('What is here');
  expect(rendered.all('li').map(({ text, all }) => [text, all('a')[0]?.attributes.href])).toEqual([
    ['Homepage the whole field, compared', '/'],
    ['Router Guides', '/guides/router'],
    ['Elsewhere Guides', 'https://else.example'],
    ['About', '/about'],
  ]);
});

test('of a group with a page for all of its kind it lists the first three and that page', () => {
  const children = ['a', 'b', 'c', 'd'].map((label) => ({ label, to: `/${label}` }));
  const menu = [{ label: 'Reviews', children, all: { label: 'All', to: '/all' } }];
  const rendered = renderElement(<PageIndex heading="What is here" locale="en" menu={menu} />);
  expect(rendered.all('a').map(({ text }) => text)).toEqual([expect.any(String), 'a', 'b', 'c', 'All']);
});
