import { describe, expect, test } from 'vitest';
import { traceabilityProblems } from './doubts.ts';

const clean = { commit: 'a'.repeat(40), uncommitted: [] };
const right = { checkedOut: clean, builtFrom: clean, isRoot: false };

describe('a release is refused', () => {
  test('never when a user built what is committed', () => {
    expect(traceabilityProblems(right)).toEqual([]);
  });

  test.each([
    [{ checkedOut: undefined }, 'not a git checkout'],
    [{ isRoot: true }, 'made by root'],
    [{ builtFrom: undefined }, 'does not say which commit'],
    [
      { builtFrom: { ...clean, commit: 'b'.repeat(40) } },
      'is from commit bbbbbbbbbbbb, but the checkout is at aaaaaaaaaaaa',
    ],
    [
      { builtFrom: { ...clean, uncommitted: [' M src/x.ts'] } },
      'The build has uncommitted changes (src/x.ts)',
    ],
    [
      { checkedOut: { ...clean, uncommitted: ['?? a', '?? b', '?? c', '?? d', '?? e'] } },
      'The checkout has uncommitted changes (a, b, c, and 2 more)',
    ],
  ])('with one sentence: %o', (change, words) => {
    const doubts = traceabilityProblems({ ...right, ...change });
    expect(doubts).toEqual([expect.stringContaining(words)]);
  });
});
