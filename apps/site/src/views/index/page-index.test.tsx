import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { PageIndex } from './page-index.tsx';

test('the index starts at home and lists every page of the menu, those of a group with its name', () => {
  const children = [
    { label: 'Router', to: '/guides/router' },
    { label: 'Elsewhere', href: 'https://else.example' },
  ];
  const menu = [
    { label: 'Guides', children },
    { label: 'About', to: '/about' },
  ];
  const rendered = renderElement(<PageIndex heading="What is here" locale="en" menu={menu} />);
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
