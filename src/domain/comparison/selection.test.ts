import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerSelection, mostCompared, selectionAddress } from './selection.ts';

const known = new Set(['airvpn', 'ivpn', 'mullvad', 'nordvpn', 'proton-vpn', 'surfshark']);
const answer = (query: string, overview = '/compare') => answerSelection(overview, query, known);

describe('a choice of providers', () => {
  test('has one address: sorted, each once', () => {
    const address = '/compare?with=ivpn,mullvad,nordvpn';
    expect(answer('?with=ivpn,mullvad,nordvpn')).toEqual({ kind: 'show', address });
    for (const query of [
      '?with=nordvpn,mullvad,ivpn',
      '?with=&with=mullvad&with=ivpn&with=nordvpn',
      '?with=ivpn,mullvad,nordvpn,ivpn',
      '?with=ivpn%2Cmullvad%2Cnordvpn',
      '?with=ivpn,mullvad,nordvpn,nobody',
      '?with=ivpn,mullvad,nordvpn&utm=x',
      '?x=1&with=ivpn,mullvad,nordvpn',
    ]) {
      expect(answer(query), query).toEqual({ kind: 'elsewhere', address });
    }
  });

  test('of two leads to their page, in the language of the overview', () => {
    const polish = answer('?with=surfshark&with=nordvpn', '/pl/porownania');
    expect(polish).toEqual({ kind: 'elsewhere', address: '/pl/porownania/nordvpn-vs-surfshark' });
    expect(answer('?with=proton-vpn,mullvad')).toEqual({
      kind: 'elsewhere',
      address: '/compare/mullvad-vs-proton-vpn',
    });
  });

  test.each(['?with=', '?with=mullvad', '?with=mullvad,mullvad', '?with=<b>,"x"', '?with=constructor,x'])(
    '%s is too few: the overview says what to do',
    (query) => {
      expect(answer(query)).toEqual({ kind: 'elsewhere', address: '/compare#choose-two' });
    },
  );

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
      const kept = chosen.slice(0, mostCompared);
      if (kept.length > 2) {
        expect(address).toBe(selectionAddress('/compare', kept));
        expect(answer(address.slice(path.length))).toEqual({ kind: 'show', address });
      } else {
        expect(address).toBe(kept.length === 2 ? `/compare/${kept.toSorted().join('-vs-')}` : '/compare');
      }
    }),
  );
});

test('whoever is named first: three or four have one address, which shows them all', () => {
  const chosen = fc.shuffledSubarray([...known], { minLength: 3, maxLength: 4 });
  const twoOrders = chosen.chain((ids) =>
    fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
  );
  fc.assert(
    fc.property(twoOrders, ([one, other]) => {
      const [first, second] = [one, other].map((ids) => answer(`?with=${ids.join(',')}`));
      if (first?.kind === 'none' || second?.kind === 'none') throw new Error('there was a choice');
      expect(first?.address).toBe(second?.address);
      const query = first?.address.slice('/compare'.length) ?? '';
      expect(answer(query)).toEqual({ kind: 'show', address: first?.address });
      expect(new URLSearchParams(query).get('with')?.split(',')).toEqual(one.toSorted());
    }),
  );
});
