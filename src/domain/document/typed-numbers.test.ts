import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumbers } from './typed-numbers.ts';

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
