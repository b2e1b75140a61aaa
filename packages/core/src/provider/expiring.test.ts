import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { countExpiring, countStale, type ExpiryTable, expiryTable } from './expiring.ts';
import { isKnown } from './fact.ts';
import { factState } from './freshness.ts';
import { factOf } from './provider.ts';
import { allDefinitions, definitionOf } from './vocabulary.ts';

const context = testContext();
const { vocabulary, asOf } = context;
const providers = [...context.providers.values()];
const key = 'kill-switch';
const lifetime = Number(definitionOf(key, vocabulary)?.lifetime);

/** Returns how many more facts are counted if one fact has this many days left. */
function moreWith(daysLeft: number, count: (table: ExpiryTable, day: string) => number): number {
  const counted = (dated: string) => {
    const changed = withFact(context, 'alder', key, { asOf: dated });
    return count(expiryTable([...changed.providers.values()], vocabulary), asOf);
  };
  return counted(addDays(asOf, daysLeft - lifetime)) - counted(asOf);
}

test.each([
  ['expired long ago', -100, 1, 0],
  ['expires today', 0, 1, 0],
  ['expires tomorrow', 1, 0, 1],
  ['expires in 30 days', 30, 0, 1],
  ['expires in 31 days', 31, 0, 0],
])('a fact that %s (%d days left) is stale %d and expiring %d', (_what, daysLeft, stale, expiring) => {
  expect(lifetime).toBeGreaterThan(31);
  expect(moreWith(daysLeft, countStale)).toBe(stale);
  expect(moreWith(daysLeft, countExpiring)).toBe(expiring);
});

describe('the table', () => {
  const table = expiryTable(providers, vocabulary);
  const known = allDefinitions(vocabulary).flatMap((definition) =>
    providers
      .map((provider) => ({ definition, fact: factOf(provider, definition.key) }))
      .filter(({ fact }) => isKnown(fact)),
  );

  test('is sorted, names each day once, and knows how many facts there are', () => {
    const days = table.days.map(([day]) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(table.known).toBe(known.length);
  });

  test('counts on any day what the facts themselves say on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (passed) => {
        const day = addDays(asOf, passed);
        const stale = known.filter(({ definition, fact }) => factState(fact, definition, day) === 'stale');
        expect(countStale(table, day)).toBe(stale.length);
        expect(countExpiring(table, day)).toBe(countStale(table, addDays(day, 30)) - stale.length);
      }),
    );
  });
});
