import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts, trust } from './facts.fixture.ts';
import { textsLocalized } from './texts-localized.ts';

test('a text that lacks a language, or leaves it blank, is refused', () => {
  expect(problemsIn(smallFacts, textsLocalized)).toEqual([]);
  const note = 'note: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, acme, note, 'note: { en: a, pl: b }')).toEqual([
    {
      file: acme,
      line: lineOf(acme, note),
      message: 'The text "facts.tor.note" is missing in "tr".',
      remedy: 'Add "tr: …" with the translation.',
    },
  ]);
  expect(
    problemsAfter(textsLocalized, acme, note, 'note:\n      en: a\n      pl: " "\n      tr: c'),
  ).toMatchObject([{ line: lineOf(acme, note) + 2, message: expect.stringMatching(/missing in "pl"/) }]);
});

test('what an audit left out is a text like any other', () => {
  const left = 'notInScope: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, acme, left, 'notInScope: { en: a, tr: c }')).toMatchObject([
    { message: 'The text "facts.audits.value.0.notInScope" is missing in "pl".' },
  ]);
});

test('options that are named like languages are not a text', () => {
  const options = 'options: { none: { en: a, pl: b, tr: c }';
  const instead = 'options: { pl: { en: a, pl: b, tr: c }';
  expect(problemsAfter(textsLocalized, trust, options, instead)).toEqual([]);
});
