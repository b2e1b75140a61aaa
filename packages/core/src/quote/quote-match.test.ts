import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ComparableText, lineOfQuote, matchQuote, type NearestWords } from './quote-match.ts';

/** Finds a text of the same length with few different letters, which is enough to test the rules. */
const nearest: NearestWords = (text, pattern, maxErrors) => {
  for (let start = 0; start + pattern.length <= text.length; start += 1) {
    const window = text.slice(start, start + pattern.length);
    const errors = [...window].filter((letter, index) => letter !== pattern[index]).length;
    if (errors <= maxErrors) return { start, end: start + pattern.length };
  }
  return undefined;
};
const match = (text: string, quote: string) => matchQuote(new ComparableText(text), quote, nearest);

describe('the same words', () => {
  test.each([
    ['We keep no logs.', 'We keep  no\nlogs.'],
    ['We don’t keep “logs” – ever', `We don't keep "logs" - ever`],
    ['no logs of your activity', 'no\u00A0logs of your acti\u00ADvity'],
    ['5 devices', 'up to 5 devices, each'],
    ['Up to … devices', 'Up to seven of your devices'],
    ['Mullvad VPN AB is owned', '**Mullvad VPN AB** is [owned](https://mullvad.example/about)'],
    ['"tfa": ["totp", "u2f"]', '"tfa": [\n  "totp",\n  "u2f"\n]'],
  ])('%s', (quote, text) => {
    expect(match(text, quote)).toEqual({ outcome: 'same' });
  });
});

describe('other words', () => {
  test.each([
    ['5 devices at once', 'for 15 devices at once'],
    ['ends with 2', 'it ends with 2.5 of them'],
    ['able to see what', 'unable to see what'],
    ['first part … second part', 'second part, then first part'],
  ])('%s is not in: %s', (quote, text) => {
    expect(match(text, quote).outcome).not.toBe('same');
  });

  test('are shown as they stand there, in whole words', () => {
    const text = 'Before. You can use 10 devices at the same time. After.';
    expect(match(text, 'You can use 12 devices at the same time.')).toEqual({
      outcome: 'reworded',
      now: 'You can use 10 devices at the same time.',
    });
  });

  test('of which one part cannot be found are gone', () => {
    const quote = 'You can use 10 devices … on every continent of the earth';
    expect(match('You can use 10 devices.', quote)).toEqual({ outcome: 'gone' });
    // They are too short to be like anything.
    expect(match('Audits: Yes', 'Audits: No')).toEqual({ outcome: 'gone' });
  });
});

const word = fc.stringMatching(/^[A-Za-zżółćşğı0-9]{1,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));

test('a text that contains the quote always says the same', () => {
  fc.assert(
    fc.property(words, words, words, (before, quote, after) => {
      expect(match(`${before} ${quote} ${after}`, quote)).toEqual({ outcome: 'same' });
    }),
  );
});

test('with one digit changed it never does', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z ]{0,40}$/),
      fc.nat(999_999),
      fc.nat(5),
      fc.integer({ min: 1, max: 9 }),
      fc.stringMatching(/^[A-Za-z ]{0,40}$/),
      (before, number, position, by, after) => {
        const digits = [...String(number)];
        const at = position % digits.length;
        const other = digits.with(at, String((Number(digits[at]) + by) % 10)).join('');
        const quote = `${before} ${number} ${after}`;
        expect(match(`So: ${before} ${other} ${after}, they say`, quote).outcome).not.toBe('same');
      },
    ),
  );
});

test('the line of a quote', () => {
  expect(lineOfQuote('one\ntwo words\nthree', 'two  words')).toBe(2);
  expect(lineOfQuote('one\ntwo', 'four')).toBeUndefined();
});
