import { expect, test } from 'vitest';
import { breadcrumbsTo } from './breadcrumbs-to.ts';

const menu = [
  { label: 'About', to: '/about' },
  { label: 'Privacy', children: [{ label: 'What is a VPN?', to: '/privacy/what-is-a-vpn' }] },
];

test('a page in the menu is reached through its group', () => {
  expect(breadcrumbsTo({ path: '/privacy/what-is-a-vpn', locale: 'en' }, menu, 'Home')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Privacy', href: undefined },
  ]);
});

test('any other page is reached from the home page of its language', () => {
  expect(breadcrumbsTo({ path: '/tr/nope', locale: 'tr' }, menu, 'Ana sayfa')).toEqual([
    { label: 'Ana sayfa', href: '/tr' },
  ]);
});
