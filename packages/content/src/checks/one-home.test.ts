import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { oneHome } from './one-home.ts';

const homes = {
  'content/home/home.en.md': explainer(),
  'content/home/home.pl.md': explainer(),
  'content/home/home.tr.md': explainer(),
};

test('one home page per language is accepted', () => {
  expect(problemsIn(homes, oneHome)).toEqual([]);
});

test('a language without a home page is named', () => {
  expect(problemsIn({ ...homes, 'content/home/home.pl.md': undefined }, oneHome)).toEqual([
    {
      file: 'content/home/home.pl.md',
      message: 'There is no home page in "pl".',
      remedy: 'Translate content/home/home.en.md.',
    },
  ]);
});

test('a second home page is refused', () => {
  expect(problemsIn({ ...homes, 'content/home/start.pl.md': explainer() }, oneHome)).toEqual([
    {
      file: 'content/home/start.pl.md',
      message: 'The home page in "pl" is already content/home/home.pl.md.',
      remedy: 'Keep one of the two.',
    },
  ]);
});
