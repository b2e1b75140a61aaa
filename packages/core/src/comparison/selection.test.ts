import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparisonAddress, maxCompared, neighboringComparisons, resolveSelection } from './selection.ts';

const providers = ['airvpn', 'ivpn', 'mullvad', 'nordvpn', 'proton-vpn', 'surfshark'];
const known = new Set(providers);
const answer = (query: string, overview = '/compare') => resolveSelection(overview, query, known);

describe('a choice of providers', () => {
  test('has one address: sorted, each once', () => {
    const address = '/compare?with=ivpn,mullvad,nordvpn';
    expect(answer('?with=ivpn,mullvad,nordvpn')).toEqual({ kind: 'show', address });
    for (const query of [
      '?with=nordvpn,mullvad,ivpn',
      '?with=&with=mullvad&with=ivpn&with=nordvpn',
      '?with=ivpn,mullvad,nordvpn,ivpn',
      '?with=ivpn%2Cmullvad%2Cnordvpn',
      '?with=ivpn,mullvad,nordvpn&utm=x',
      '?x=1&with=ivpn,mullvad,nordvpn',
    ]) {
      expect(answer(query), query).toEqual({ kind: 'elsewhere', address });
    }
  });

  test('of two leads to their page, in the language of the overview', () => {
    const polish = answer('?with=surfshark&with=nordvpn', '/pl/porownania');
    expect(polish).toEqual({ kind: 'elsewhere', address: '/pl/porownania/nordvpn-vs-surfshark' });
  });

  test.each(['?with=', '?with=mullvad', '?with=mullvad,mullvad'])('%s is too few', (query) => {
    expect(answer(query)).toEqual({ kind: 'elsewhere', address: '/compare#choose-two' });
  });

  test.each([
    ['?with=ivpn,mullvad,nordvpn,nobody', '/compare?with=ivpn,mullvad,nordvpn'],
    ['?with=ivpn,nobody,nordvpn', '/compare/ivpn-vs-nordvpn'],
    ['?with=<b>,"x"', '/compare'],
    ['?with=constructor,x', '/compare'],
  ])('%s leaves out what is unknown, and says so', (query, address) => {
    expect(answer(query)).toEqual({ kind: 'elsewhere', address: `${address}#unknown-left-out` });
  });

  test('of more than four keeps the first four, and says so', () => {
    expect(answer('?with=surfshark,proton-vpn,nordvpn,mullvad,ivpn')).toEqual({
      kind: 'elsewhere',
      address: '/compare?with=mullvad,nordvpn,proton-vpn,surfshark#first-four',
    });
  });

  test.each(['', '?', '?page=2', '?without=mullvad,ivpn,nordvpn'])('"%s" is no choice', (query) => {
    expect(answer(query)).toEqual({ kind: 'none' });
  });
});

test('every answer is made of known names, and following it ends at once', () => {
  const ids = fc.array(fc.oneof(fc.constantFrom(...known), fc.string()), { maxLength: 9 });
  fc.assert(
    fc.property(ids, fc.string(), (asked, noise) => {
      const first = answer(`?${new URLSearchParams({ x: noise, with: asked.join(',') })}`);
      if (first.kind === 'none') throw new Error('there was a choice');
      const address = first.address.replace(/#.*/, '');
      const path = address.replace(/\?.*/, '');
      const chosen = [...new Set(asked.join(',').split(','))].filter((id) => known.has(id));
      const shown = chosen.slice(0, maxCompared);
      if (shown.length > 2) {
        expect(address).toBe(`/compare?with=${shown.toSorted().join(',')}`);
        expect(answer(address.slice(path.length))).toEqual({ kind: 'show', address });
      } else {
        expect(address).toBe(shown.length === 2 ? `/compare/${shown.toSorted().join('-vs-')}` : '/compare');
      }
    }),
  );
});

const overview = '/pl/porownania';

const someChosen = fc.shuffledSubarray(providers, { minLength: 2, maxLength: 4 });

test('every step is one provider away, ends at once and can be taken back', () => {
  fc.assert(
    fc.property(someChosen, (chosen) => {
      const here = comparisonAddress(overview, chosen);
      const { add, remove } = neighboringComparisons(overview, chosen, providers);
      for (const { id, address } of add) {
        const query = address.slice(overview.length);
        expect(resolveSelection(overview, query, known)).toEqual({ kind: 'show', address });
        const back = neighboringComparisons(overview, [...chosen, id], providers).remove;
        expect(back).toContainEqual({ id, address: here });
      }
      for (const { id, address } of remove) {
        const left = chosen.filter((other) => other !== id);
        expect(address).toBe(comparisonAddress(overview, left));
        expect(neighboringComparisons(overview, left, providers).add).toContainEqual({ id, address: here });
      }
      expect(add.length + remove.length).toBeGreaterThan(0);
    }),
  );
});
