import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLocale, localeOf } from '#locale/locale-table.ts';
import { closingMark, markedLanguage, openingMark, withMarks, withoutMarks } from './language-marks.ts';

test('the mark spells the language of the default locale', () => {
  const letters = Array.from(openingMark, (letter) =>
    String.fromCharCode((letter.codePointAt(0) ?? 0) - 0xe0000),
  );
  expect(letters.slice(1).join('')).toBe(markedLanguage);
  expect(markedLanguage).toBe(localeOf(defaultLocale).language);
});

test('marks stand around words, inside the spaces at their ends', () => {
  expect(withMarks(' of ')).toBe(` ${openingMark}of${closingMark} `);
  expect(withMarks(' – 24 ')).toBe(' – 24 ');
});

test('marks come off again, in addresses too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(withoutMarks(withMarks(text))).toBe(text);
      const address = new URLSearchParams({ q: withMarks(text) }).toString();
      expect(withoutMarks(address)).toBe(new URLSearchParams({ q: text }).toString());
    }),
  );
});

test('sorting and comparing ignore them', () => {
  const { compare } = new Intl.Collator('de');
  expect(compare(withMarks('Speed'), 'Speed')).toBe(0);
  const sorted = [withMarks('b'), 'c', withMarks('d'), 'a'].toSorted(compare);
  expect(sorted.map(withoutMarks).join('')).toBe('abcd');
});
