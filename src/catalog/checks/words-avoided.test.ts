import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { wordsAvoided } from './words-avoided.ts';

const list = 'content/data/words-avoided.yaml';
const written = ['en: { military-grade: the cipher }', 'pl: { witryn*: strona }', 'tr: {}'].join('\n');

test('a word is found in texts, terms and messages of its language, with file and line', () => {
  const files = {
    [list]: written,
    'content/explainers/x.en.md': `${explainer()}\n\nMilitary-grade encryption.`,
    'content/explainers/x.tr.md': `${explainer()}\n\nMilitary-grade.`,
    'content/data/glossary.pl.yaml': '- id: x\n  definition: Na witrynie.',
    'messages/pl.json': '{\n  "witryna": "Ta witryna"\n}',
  };
  expect(problemsIn(files, wordsAvoided)).toEqual([
    {
      file: 'content/explainers/x.en.md',
      line: 9,
      message: '"military-grade" is a word that the site does not use.',
      remedy: 'Write instead: the cipher.',
    },
    expect.objectContaining({ file: 'messages/pl.json', line: 2 }),
    expect.objectContaining({ file: 'content/data/glossary.pl.yaml', line: 2 }),
  ]);
});

test('the name of a message may be such a word', () => {
  const files = { [list]: written, 'messages/pl.json': '{\n  "witryna": "Ta strona"\n}' };
  expect(problemsIn(files, wordsAvoided)).toEqual([]);
});
