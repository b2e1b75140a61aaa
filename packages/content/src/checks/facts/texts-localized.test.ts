import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts, trust } from './facts.fixture.ts';
import { textsLocalized } from './texts-localized.ts';

test('a text that lacks a language, or leaves it blank, is refused', () => {
  expect(problemsIn(smallFacts, textsLocalized)).toEqual([]);
  const label = 'options: { none: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, trust, label, 'options: { none: { en: a, pl: b }')).toMatchObject([
    { file: trust, line: lineOf(trust, label), remedy: 'Add "tr: …" with the translation.' },
  ]);
  const note = 'note: { en: a, pl: b, tr: c }';
  expect(
    problemsAfter(textsLocalized, acme, note, 'note:\n      en: a\n      pl: " "\n      tr: c'),
  ).toMatchObject([{ line: lineOf(acme, note) + 2, message: expect.stringMatching(/missing in "pl"/) }]);
});

test('what an editor wrote beside a value may lack a translation, but not the English words', () => {
  const note = 'note: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, acme, note, 'note: { en: a }')).toEqual([]);
  expect(problemsAfter(textsLocalized, acme, note, 'note: { pl: b, tr: c }')).toEqual([
    {
      file: acme,
      line: lineOf(acme, note),
      message: 'The text "facts.tor.note" is missing in "en".',
      remedy: 'Add "en: …" with the translation.',
    },
  ]);
  const left = 'notInScope: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, acme, left, 'notInScope: { en: a }')).toEqual([]);
});

test('options that are named like languages are not a text', () => {
  const options = 'options: { none: { en: a, pl: b, tr: c }';
  const instead = 'options: { pl: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, trust, options, instead)).toEqual([]);
});
