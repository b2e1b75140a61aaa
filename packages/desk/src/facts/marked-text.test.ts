import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedText } from './marked-text.ts';

const marks = (text: string, ...quotes: string[]) =>
  markedText(text, quotes)
    .filter(({ mark }) => mark === 'quote')
    .map((part) => part.text);

test('a quote is found whatever the spaces, the quotation marks and the case', () => {
  expect(marks('We say:\n“No  logs”, ever.', 'we say: "no logs"')).toEqual(['We say:\n“No  logs”']);
});

test('passages around words that were left out are marked one by one', () => {
  expect(marks('One two three four five.', 'One … four five.')).toEqual(['One', 'four five.']);
});

test('signs of patterns are only signs', () => {
  expect(marks('costs $3.50 (a month)', '$3.50 (a month)')).toEqual(['$3.50 (a month)']);
  expect(marks('costs $3150', '$3.50')).toEqual([]);
});

test('a long text is cut around the words', () => {
  const parts = markedText(`${'a '.repeat(9_000)}here${' b'.repeat(9_000)}`, ['here']);
  expect(parts.map(({ text }) => text).join('').length).toBeLessThan(13_000);
  expect(parts.at(0)?.text).toBe('… ');
  expect(parts.at(-1)?.text).toBe(' …');
});

test('nothing of a text is lost or told twice', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.array(fc.string({ maxLength: 10 })), (text, quotes) => {
      expect(
        markedText(text, quotes)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
