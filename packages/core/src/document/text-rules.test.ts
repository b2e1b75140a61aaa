import { expect, test } from 'vitest';
import { avoidedWords } from './text-rules.ts';

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
