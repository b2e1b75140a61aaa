import { expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { withFact } from '#fixtures/with-fact.ts';
import { addDays } from '../day/day.ts';
import { countExpiringSoon } from './expiring.ts';
import { definitionOf } from './vocabulary.ts';

const context = testContext();
const { vocabulary, asOf } = context;
const key = 'kill-switch';
const lifetime = Number(definitionOf(key, vocabulary)?.lifetime);

/** How many more expire soon when one fact has so many days left. */
function moreWith(daysLeft: number): number {
  const count = (dated: string) => {
    const { providers } = withFact(context, 'alder', key, { asOf: dated });
    return countExpiringSoon([...providers.values()], vocabulary, asOf);
  };
  return count(addDays(asOf, daysLeft - lifetime)) - count(asOf);
}

test.each([
  ['expired long ago', -100, 0],
  ['expired today', 0, 0],
  ['expires tomorrow', 1, 1],
  ['expires in a week', 7, 1],
  ['expires in eight days', 8, 0],
])('a fact that %s (%d days left) counts %d', (_what, daysLeft, counted) => {
  expect(lifetime).toBeGreaterThan(0);
  expect(moreWith(daysLeft)).toBe(counted);
});
