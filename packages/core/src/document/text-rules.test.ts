import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avoidedWords, typedNumbers } from './text-rules.ts';

const words = [
  { words: 'military-grade', instead: 'x' },
  { words: 'witryn*', instead: 'x' },
  { words: '100%', instead: 'x' },
  { words: '%100', instead: 'x' },
];
const avoidedIn = (text: string) => avoidedWords(text, words).map((avoided) => avoided.words);

test.each([
  ['It has Military-grade encryption.', ['military-grade']],
  ['na tej witrynie', ['witryn*']],
  ['Witryną', ['witryn*']],
  ['It is 100% safe.', ['100%']],
  ['%100 güvenli', ['%100']],
  ['paramilitary-grades, nawitryna', []],
  ['', []],
])('%s', (text, expected) => {
  expect(avoidedIn(text)).toEqual(expected);
});

const allowed = ['IKEv2', 'WCAG 2.2'];

test.each([
  ['It costs 3.49 a month, or 100% less.', ['3.49', '100%']],
  ['IKEv2’yi seçin, (IKEv2), IKEv2.', []],
  ['Level AA of WCAG 2.2, not WCAG 2.1.', ['2.1.']],
  ['IKEv22 and xIKEv2 are other words.', ['IKEv22', 'xIKEv2']],
  ['Half is ½, a square is m².', ['½,', 'm².']],
  ['Twelve countries.', []],
])('%s', (text, found) => {
  expect(typedNumbers(text, allowed)).toEqual(found);
});

test('every word that it names has a digit, and a text without digits has none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = typedNumbers(text, []);
      expect(found.every((word) => /\p{N}/u.test(word) && text.includes(word))).toBe(true);
      expect(found.length > 0).toBe(/\p{N}/u.test(text));
    }),
  );
});
