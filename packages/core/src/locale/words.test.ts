import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedWords, joinSentences, plainText, type Words, wordsIn } from './words.ts';

const foreign = { text: 'Apps only.', language: 'en' };
const words = fc.oneof(
  fc.stringMatching(/^\w+$/),
  fc.record({ text: fc.stringMatching(/^\w+$/), language: fc.constant('en') }),
);

describe('what an editor wrote', () => {
  test('is shown in the language of the page, or else in English, which is then said', () => {
    expect(wordsIn({ en: 'Apps', pl: 'Aplikacje' }, 'pl')).toBe('Aplikacje');
    expect(wordsIn({ en: 'Apps', pl: 'Aplikacje' }, 'tr')).toEqual({ text: 'Apps', language: 'en' });
    expect(wordsIn({ en: 'Apps' }, 'en')).toBe('Apps');
  });
});

describe('sentences', () => {
  test('leave out what is not said, and keep languages apart', () => {
    const parts = ['Jedno.', undefined, false, 'Drugie.', foreign] as const;
    expect(joinSentences(parts)).toEqual(['Jedno. Drugie. ', foreign]);
    expect(joinSentences([foreign, 'Drugie.'])).toEqual([foreign, ' Drugie.']);
    expect(joinSentences(['Jedno.', 'Drugie.'])).toBe('Jedno. Drugie.');
    expect(joinSentences([undefined])).toBe('');
  });

  test('say the same as one by one', () => {
    fc.assert(
      fc.property(fc.array(words), (parts: readonly Words[]) => {
        expect(plainText(joinSentences(parts))).toBe(parts.map(plainText).join(' '));
      }),
    );
  });
});

describe('a sentence around words', () => {
  test('stays in the language of the page', () => {
    expect(embedWords('aplikacje', (scope) => `Nowy audyt: ${scope}.`)).toBe('Nowy audyt: aplikacje.');
    expect(embedWords(foreign, (scope) => `Nowy audyt: ${scope}`)).toEqual(['Nowy audyt: ', foreign]);
  });

  test('says the same in any language', () => {
    fc.assert(
      fc.property(words, (parts: Words) => {
        const sentence = (text: string) => `Before ${text} after.`;
        expect(plainText(embedWords(parts, sentence))).toBe(sentence(plainText(parts)));
      }),
    );
  });
});
