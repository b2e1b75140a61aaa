import { expect, test } from 'vitest';
import { steadyPlaces } from './stability.ts';

test('who is nearly always at the top, who sometimes, and who is not named', () => {
  const stability = new Map([
    ['a', 1],
    ['b', 0.95],
    ['c', 0.94],
    ['d', 0.06],
    ['e', 0.05],
  ]);
  expect(steadyPlaces(['c', 'b', 'a', 'd', 'e', 'nobody'], stability)).toEqual({
    always: ['b', 'a'],
    sometimes: [
      { provider: 'c', share: 0.94 },
      { provider: 'd', share: 0.06 },
    ],
  });
});
