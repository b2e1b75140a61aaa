import { describe, expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

describe('the title of a page', () => {
  test('is its own, where it has one', () => {
    expect(titleOf({ title: 'What is a VPN?', metaTitle: 'Article', path: '/x' })).toBe('What is a VPN?');
  });

  test('is else the meta title of the route', () => {
    expect(titleOf({ metaTitle: 'Search', path: '/search' })).toBe('Search');
  });

  test('is else the last segment of the path in title case', () => {
    expect(titleOf({ path: '/privacy/what-is-a-vpn' })).toBe('What Is A Vpn');
  });
});
