import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { glossaryConsistent } from './glossary-consistent.ts';

const [en, pl, tr] = ['en', 'pl', 'tr'].map((locale) => `content/data/glossary.${locale}.yaml`) as [
  string,
  string,
  string,
];
const glossary = (...entries: readonly [id: string, term: string][]) =>
  entries.map(([id, term]) => `- id: ${id}\n  term: ${term}\n  definition: D\n`).join('');

test('the same terms in every language are accepted', () => {
  const text = glossary(['audit', 'A'], ['kill-switch', 'K']);
  expect(problemsIn({ [en]: text, [pl]: text, [tr]: text }, glossaryConsistent)).toEqual([]);
});

test('a term that a language lacks, and one that only it has, are both named', () => {
  const files = {
    [en]: glossary(['audit', 'A'], ['plan', 'P']),
    [pl]: glossary(['audit', 'A'], ['plann', 'P']),
    [tr]: glossary(['plan', 'P'], ['audit', 'A']),
  };
  expect(problemsIn(files, glossaryConsistent)).toEqual([
    { file: pl, message: 'The term "plan" is missing.', remedy: `Translate the entry at ${en}:4.` },
    {
      file: pl,
      line: 4,
      message: `The term "plann" does not exist in ${en}.`,
      remedy: 'Add it there, or remove it here.',
    },
  ]);
});

test('an id or a term that stands twice is named at its second place', () => {
  const twice = glossary(['audit', 'A'], ['audit', 'B'], ['plan', 'a']);
  expect(problemsIn({ [en]: twice, [pl]: twice, [tr]: twice }, glossaryConsistent)).toMatchObject(
    [en, pl, tr].flatMap((file) => [
      { file, line: 4, message: 'The id "audit" is used twice.' },
      { file, line: 7, message: 'The term "a" is explained twice.' },
    ]),
  );
});

test('terms are compared by the letters of their language', () => {
  const dots = glossary(['one', 'IP'], ['two', 'ip']);
  expect(problemsIn({ [en]: dots, [pl]: dots, [tr]: dots }, glossaryConsistent)).toMatchObject([
    { file: en },
    { file: pl },
  ]);
});
