import { expect, test } from 'vitest';
import { isLabelSentence } from './label-sentence.ts';

test.each([
  ['NordVPN’in tabi olduğu hukuk: ', 'country', '.'],
  ['Kraje, w których podaje lokalizacje: ', 'number', '; to dużo.'],
  ['Otwarty kod:', 'platform-list', '.'],
  ['Who owns both: “', 'text', '”.'],
] as const)('%s is a label', (before, type, after) => {
  expect(isLabelSentence(before, type, after)).toBe(true);
});

test.each([
  ['a row of data', 'Servers: ', 'number', ''],
  ['a clause that goes on behind the value', 'Its map is real: ', 'number', ' of 47 were confirmed.'],
  ['a phrase with its own noun', 'Outsiders have looked: ', 'audits', '.'],
  ['a value inside its sentence, without a colon', 'It falls under the law of ', 'country', '.'],
] as const)('%s is none', (_, before, type, after) => {
  expect(isLabelSentence(before, type, after)).toBe(false);
});
