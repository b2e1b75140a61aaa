import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapMessageText, parseIcuMessage } from './icu-message.ts';

const loud = (message: string) => mapMessageText(message, (words) => words.toUpperCase());

test.each([
  ['Updated <date>on {day, date, short}</date>', 'UPDATED <date>ON {day, date, short}</date>'],
  [
    '{count, plural, one {# day} other {# of {all} days}} left',
    '{count, plural, one {# DAY} other {# OF {all} DAYS}} LEFT',
  ],
  ['{deals, select, true { & deals} other {}}', '{deals, select, true { & DEALS} other {}}'],
  ["it’s '{literal}' 👋 {x}", "IT’S '{LITERAL}' 👋 {x}"],
  ['{broken', '{broken'],
])('of %s the words are changed, and no syntax', (message, changed) => {
  expect(loud(message)).toBe(changed);
});

test('words that stay the same leave every message as it is', () => {
  const message = fc.string({ unit: fc.constantFrom(..."{}<>/'# ,ab", 'plural', 'one', 'other') });
  fc.assert(
    fc.property(message, (text) => {
      expect(mapMessageText(text, (words) => words)).toBe(text);
      if (parseIcuMessage(text).ok)
        expect(parseIcuMessage(mapMessageText(text, (words) => `x${words}`)).ok).toBe(true);
    }),
  );
});
