import { describe, expect, test } from 'vitest';
import { namedProviders, type SearchedName } from './named-providers.ts';
import { pairEntry } from './pair-entry.ts';

const template = { path: '/compare/{a}-vs-{b}', title: '{a} vs {b}', description: 'Both: {a}, {b}.' };
const surfshark = { id: 'surfshark', name: 'Surfshark', variants: [['surfshark']] };
const nord = { id: 'nordvpn', name: 'NordVPN', variants: [['nordvpn'], ['nord']] };
const pia = {
  id: 'pia',
  name: 'Private Internet Access',
  variants: [['private', 'internet', 'access'], ['pia']],
};
const searched: readonly SearchedName[] = [surfshark, nord, pia];
const named = (query: string) =>
  namedProviders(query.split(' '), searched).map(({ provider }) => provider.id);

describe('the providers that a query names', () => {
  test.each([
    ['nord surfshark', ['nordvpn', 'surfshark']],
    ['pia surfshark nord', ['pia', 'surfshark', 'nordvpn']],
    ['private internet access nord', ['pia', 'nordvpn']],
    ['nord nordvpn', ['nordvpn']],
    ['kill switch', []],
  ])('in "%s" are %s', (query, ids) => {
    expect(named(query)).toEqual(ids);
  });
});

describe('the comparison of two', () => {
  test('has the address of its pair, in whatever order it was asked for', () => {
    const entry = {
      kind: 'comparison',
      path: '/compare/nordvpn-vs-surfshark',
      title: 'NordVPN vs Surfshark',
      description: 'Both: NordVPN, Surfshark.',
      providers: ['nordvpn', 'surfshark'],
    };
    expect(pairEntry([nord, surfshark], template)).toEqual(entry);
    expect(pairEntry([surfshark, nord], template)).toEqual(entry);
  });

  test('names that hold signs of the template stay as they are', () => {
    const [x, y] = [
      { id: 'x', name: '{b}$&', variants: [] },
      { id: 'y', name: 'Y', variants: [] },
    ] as const;
    expect(pairEntry([x, y], template).title).toBe('{b}$& vs Y');
  });
});
