import { filesOfKind, readFactFiles, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { readAliases } from '@vpn-site/upkeep/import/aliases.ts';
import { expect, test } from 'vitest';

test('names of datasets lead to providers that there are', () => {
  const known = filesOfKind(readFactFiles('.'), 'provider').map(stemOf);
  const { 'price-index': prices, 'two-factor': factors, 'server-list': servers } = readAliases('.');
  const named = [
    ...Object.values(prices.providers),
    ...Object.keys(factors.entries),
    ...Object.keys(servers.lists),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  const ours = [...known, ...Object.keys(prices.providers)];
  expect(prices.ignored.filter((id) => ours.includes(id))).toEqual([]);
});
