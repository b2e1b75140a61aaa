import { expect, test } from 'vitest';
import { leadingSide } from './rank-finding.ts';

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Every possible score, from 0 to 10 in hundredths: exact, and as displayed. */
const scores = Array.from({ length: 1001 }, (_, hundredths) => {
  const value = hundredths / 100;
  return { value, shown: Number(format.format(value)) };
});

test('of all pairs of scores, those that are shown alike are level, and no others', () => {
  const wrong = scores.flatMap((first) =>
    scores.filter((second) => {
      const higher = first.shown > second.shown ? 0 : 1;
      return leadingSide([first, second]) !== (first.shown === second.shown ? undefined : higher);
    }),
  );
  expect(wrong).toEqual([]);
});

test('without a score nobody leads somebody without one', () => {
  expect(leadingSide([{ value: undefined }, { value: undefined }])).toBeUndefined();
});
