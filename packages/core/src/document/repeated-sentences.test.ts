import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minSentenceWords, repeatedSentences, splitSentences } from './repeated-sentences.ts';

const sentencesIn = (file: string, ...texts: string[]) => texts.map((text) => ({ file, line: 1, text }));
const repeated = (a: string, b: string, names: readonly string[] = []) =>
  repeatedSentences([...sentencesIn('a', a), ...sentencesIn('b', b)], names).length === 1;

describe('sentencesOf', () => {
  test('divides at the ends of sentences, not inside quotes or figures', () => {
    const text = 'One. “Two.” Three? Four … five';
    expect(splitSentences(text).join(' | ')).toBe('One. | “Two.” | Three? | Four … | five');
  });
});

describe('repeatedSentences', () => {
  const sentence = 'The company publishes what its auditors found every single year.';

  test('names the place where the sentence was read before', () => {
    const sentences = [
      ...sentencesIn('a', 'Something else was written here by somebody.', sentence),
      ...sentencesIn('b', sentence),
    ];
    expect(repeatedSentences(sentences)).toEqual([{ sentence: sentences[2], earlier: sentences[1] }]);
  });

  test('letters, marks and names do not make another sentence', () => {
    expect(repeated(sentence, sentence.toUpperCase().replace('.', '!'))).toBe(true);
    const paid = (name: string) => `You pay ${name} the same price every month.`;
    expect(repeated(paid('Mullvad'), paid('IVPN'))).toBe(false);
    expect(repeated(paid('Mullvad'), paid('IVPN'), ['Mullvad', 'IVPN'])).toBe(true);
  });

  test('one word changed at the end of a long sentence is still the same one', () => {
    expect(repeated(sentence, sentence.replace('year', 'month'))).toBe(true);
    expect(repeated(sentence, sentence.replace('what its auditors found', 'its own figures'))).toBe(false);
  });

  test('short phrases and repetition within a file are nobody’s business', () => {
    expect(repeated('Read the review of it.', 'Read the review of it.')).toBe(false);
    expect(repeatedSentences(sentencesIn('a', sentence, sentence))).toEqual([]);
  });

  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), {
    minLength: minSentenceWords,
    maxLength: 20,
  });

  test('a sentence is always found again in another file, and never alone', () => {
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        expect(repeated(text, `${text}.`)).toBe(true);
        expect(repeatedSentences(sentencesIn('a', text))).toEqual([]);
      }),
    );
  });
});
