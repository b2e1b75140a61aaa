import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceChanges } from './choice-changes.ts';
import { answerSelection, choiceAddress } from './selection.ts';

const known = ['airvpn', 'ivpn', 'mullvad', 'nordvpn', 'proton-vpn', 'surfshark'];
const overview = '/pl/porownania';

describe('what can be changed about a comparison', () => {
  test('of two: a third can join, nobody can leave', () => {
    const { add, remove } = choiceChanges(overview, ['ivpn', 'nordvpn'], known);
    expect(add.map(({ id }) => id)).toEqual(['airvpn', 'mullvad', 'proton-vpn', 'surfshark']);
    expect(add[1]?.address).toBe('/pl/porownania?with=ivpn,mullvad,nordvpn');
    expect(remove).toEqual([]);
  });

  test('of three: without one it is the page of a pair', () => {
    const { remove } = choiceChanges(overview, ['ivpn', 'mullvad', 'nordvpn'], known);
    expect(remove).toEqual([
      { id: 'ivpn', address: '/pl/porownania/mullvad-vs-nordvpn' },
      { id: 'mullvad', address: '/pl/porownania/ivpn-vs-nordvpn' },
      { id: 'nordvpn', address: '/pl/porownania/ivpn-vs-mullvad' },
    ]);
  });

  test('of four: the table is full', () => {
    const { add, remove } = choiceChanges(overview, known.slice(0, 4), known);
    expect(add).toEqual([]);
    expect(remove).toHaveLength(4);
  });
});

const someChosen = fc.shuffledSubarray(known, { minLength: 2, maxLength: 4 });

test('every step is one provider away, ends at once and can be taken back', () => {
  fc.assert(
    fc.property(someChosen, (chosen) => {
      const here = choiceAddress(overview, chosen);
      const { add, remove } = choiceChanges(overview, chosen, known);
      for (const { id, address } of add) {
        const query = address.slice(overview.length);
        expect(answerSelection(overview, query, new Set(known))).toEqual({ kind: 'show', address });
        const back = choiceChanges(overview, [...chosen, id], known).remove;
        expect(back).toContainEqual({ id, address: here });
      }
      for (const { id, address } of remove) {
        const left = chosen.filter((other) => other !== id);
        expect(address).toBe(choiceAddress(overview, left));
        expect(choiceChanges(overview, left, known).add).toContainEqual({ id, address: here });
      }
      expect(add.length + remove.length).toBeGreaterThan(0);
    }),
  );
});
