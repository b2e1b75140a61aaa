import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyChanges } from './policy-changes.ts';
import { policyFetches } from './policy-fetches.ts';

const texts: Readonly<Record<string, string>> = {
  a: 'We keep your address for one year.',
  b: 'We keep your address for two years.',
  /** The same text with another passage, which appears and disappears. */
  A: 'We keep your address for one year. You see this box now and then.',
  B: 'We keep your address for two years. You see this box now and then.',
  '.': 'Loading\n=======',
};
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();

/**
 * Returns the changes found in a series of texts, one letter per day. Only texts that differ from those of the day before
 * are recorded, as in archives.
 */
function changesIn(letters: string): string[] {
  const versions = [...letters].flatMap((letter, index) =>
    letter === letters[index - 1] ? [] : [{ at: day(index), text: texts[letter] ?? letter }],
  );
  const changes = policyChanges(policyFetches(versions, day(letters.length)));
  return changes.map(({ since, removed, added }) =>
    [since.slice(5, 10), ...removed.map((text) => `-${text}`), ...added.map((text) => `+${text}`)].join(' '),
  );
}

const change = '-We keep your address for one year. +We keep your address for two years.';
const box = 'You see this box now and then.';

test.each([
  ['nothing', 'aaaa', []],
  ['failed looks', 'a.a..a...aa', []],
  ['a wording that alternates', 'aAaAaaaAaa', []],
  ['a change that lasts', 'aaabbb', [`01-04 ${change}`]],
  ['a change that the end came too soon for', 'aaab', []],
  ['a change behind failed looks', 'aa..bbb', [`01-05 ${change}`]],
  ['a change while another passage alternates', 'aAaAbBbBb', [`01-05 ${change}`]],
  ['a passage that stays', 'aaAAAA', [`01-03 +${box}`]],
  ['a change and its undoing', 'aabbbbaaa', [`01-03 ${change}`, `01-07 ${reversed(change)}`]],
])('%s', (_, letters, expected) => {
  expect(changesIn(letters)).toEqual(expected);
});

function reversed(words: string): string {
  const [, removed = '', added = ''] = /^-(.+) \+(.+)$/.exec(words) ?? [];
  return `-${added} +${removed}`;
}

test('failures and an alternating passage never add a change, wherever they fall', () => {
  const noise = fc.array(fc.constantFrom('plain', 'box', 'failed'), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(noise, (fetches) => {
      // The box never lasts longer than a day, and the text changes once, in the middle.
      const letters = fetches.map((fetched, index) => {
        const letter = index < 12 ? 'a' : 'b';
        if (fetched === 'failed' && index % 3 > 0) return '.';
        return fetched === 'box' && index % 3 === 1 ? letter.toUpperCase() : letter;
      });
      expect(changesIn(letters.join(''))).toEqual([`01-13 ${change}`]);
    }),
  );
});
