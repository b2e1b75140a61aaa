import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { expect, test } from 'vitest';
import { comparisonBreadcrumbs, menuBreadcrumbs, reviewBreadcrumbs } from './breadcrumbs.ts';

const menu = [
  { label: 'About', to: '/about' },
  { label: 'Privacy', children: [{ label: 'What is a VPN?', to: '/privacy/what-is-a-vpn' }] },
];
const withLists = { ...emptyContext, pageExists: () => true };
const withoutLists = { ...emptyContext, pageExists: () => false, document: () => undefined };
const home = { label: 'Home', href: '/' };

test('a page in the menu is reached through its group, any other from the home page of its language', () => {
  expect(menuBreadcrumbs({ path: '/privacy/what-is-a-vpn' }, menu, emptyContext)).toEqual([
    home,
    { label: 'Privacy', href: undefined },
  ]);
  expect(menuBreadcrumbs({ path: '/tr/nope' }, menu, { ...emptyContext, locale: 'tr' })).toEqual([
    { label: 'Home', href: '/tr' },
  ]);
});

test.each([
  ['review', reviewBreadcrumbs, '/reviews'],
  ['comparison', comparisonBreadcrumbs, '/privacy/what-is-a-vpn'],
] as const)(
  'a %s is reached through the list that it is chosen from, where the site has it',
  (_kind, breadcrumbs, list) => {
    expect(breadcrumbs({ path: '/x' }, menu, withLists)).toMatchObject([home, { href: list }]);
    expect(breadcrumbs({ path: '/x' }, menu, withoutLists)).toEqual([home]);
  },
);
