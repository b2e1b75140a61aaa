import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairEntry } from './pair-entry.ts';

const template = { path: '/compare/{a}-vs-{b}', title: '{a} vs {b}', description: 'Both: {a}, {b}.' };
const searched = [
  { id: 'surfshark', name: 'Surfshark', forms: [['surfshark']] },
  { id: 'nordvpn', name: 'NordVPN', forms: [['nordvpn'], ['nord']] },
  { id: 'pia', name: 'Private Internet Access', forms: [['private', 'internet', 'access'], ['pia']] },
];
const find = (query: string) => pairEntry(query.split(' '), searched, template);

describe('the comparison that a query names', () => {
  test('has the address of its pair, in whatever order it was asked for', () => {
    const entry = {
      kind: 'comparison',
      path: '/compare/nordvpn-vs-surfshark',
      title: 'NordVPN vs Surfshark',
      description: 'Both: NordVPN, Surfshark.',
      providers: ['nordvpn', 'surfshark'],
    };
    expect(find('nord surfshark')).toEqual(entry);
    expect(find('surfshark or nordvpn')).toEqual(entry);
  });

  test('is that of the first two, and a name of several words counts as a whole', () => {
    expect(find('pia surfshark nord')?.providers).toEqual(['pia', 'surfshark']);
    expect(find('private internet access nord')?.providers).toEqual(['nordvpn', 'pia']);
    expect(find('private access nord')).toBeUndefined();
  });

  test('is none where fewer than two are named', () => {
    expect(find('nord nordvpn')).toBeUndefined();
    expect(find('kill switch')).toBeUndefined();
  });

  test('names that hold signs of the template stay as they are', () => {
    const odd = [
      { id: 'x', name: '{b}$&', forms: [['x']] },
      { id: 'y', name: 'Y', forms: [['y']] },
    ];
    expect(pairEntry(['x', 'y'], odd, template)?.title).toBe('{b}$& vs Y');
  });

  test('never depends on the order of a query that names exactly two', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 2, maxLength: 2 }), (places) => {
        const words = places.map((place) => searched[place]?.forms[0]?.join(' ') ?? '');
        expect(find(words.join(' '))).toEqual(find(words.toReversed().join(' ')));
      }),
    );
  });
});
