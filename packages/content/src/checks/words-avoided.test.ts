import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { wordsAvoided } from './words-avoided.ts';

const list = 'content/data/words-avoided.yaml';
const polish = 'content/explainers/x.pl.md';
const written = ['en: { military-grade: the cipher }', 'pl: { witryn*: strona }', 'tr: {}'].join('\n');

test('a word is found in texts, terms and messages of its language, with file and line', () => {
  const files = {
    [list]: written,
    'content/explainers/x.en.md': `${explainer()}\n\nMilitary-grade encryption.`,
    'content/explainers/x.tr.md': `${explainer()}\n\nMilitary-grade.`,
    'content/data/glossary.pl.yaml': '- id: x\n  definition: Na witrynie.',
    'messages/pl.json': '{\n  "witryna": "Ta witryna"\n}',
  };
  expect(problemsIn(files, wordsAvoided)).toMatchObject([
    { file: 'content/explainers/x.en.md', line: 9, remedy: 'Write instead: the cipher.' },
    { file: 'messages/pl.json', line: 2 },
    { file: 'content/data/glossary.pl.yaml', line: 2 },
  ]);
});

test.each([
  ['the name of a message', 'messages/pl.json', '{\n  "witryna": "Ta strona"\n}'],
  ['a tag of a message', 'messages/pl.json', '{\n  "a": "Ta <witryna>strona</witryna>"\n}'],
  ['a comment', 'content/data/glossary.pl.yaml', '# Witryna.\n- definition: Strona.'],
  ['an id of a term', 'content/data/glossary.pl.yaml', '- id: witryna\n  definition: Strona.'],
  ['an id of a heading', 'content/explainers/x.pl.md', `${explainer()}\n\n## Strona {% #witryna %}`],
  ['an id of a block', polish, `${explainer()}\n\n{% term id="witryna" %}strona{% /term %}`],
  ['an address', 'content/explainers/x.pl.md', `${explainer('slug: witryna')}\n\n[Strona](/pl/witryna)`],
])('%s may be such a word, because nobody reads it', (_, file, text) => {
  expect(problemsIn({ [list]: written, [file]: text }, wordsAvoided)).toEqual([]);
});

test.each([
  ['between tags', 'messages/pl.json', '{\n  "a": "<link>Witryna</link>"\n}'],
  ['in a text for a block', polish, `${explainer()}\n\n{% verdict takeIf="masz witrynę." %}`],
  ['in the words of a link', 'content/explainers/x.pl.md', `${explainer()}\n\n[Witryna](/pl/strona)`],
  ['in a heading', 'content/explainers/x.pl.md', `${explainer()}\n\n## Witryna {% #strona %}`],
])('a word %s is found', (_, file, text) => {
  expect(problemsIn({ [list]: written, [file]: text }, wordsAvoided)).toMatchObject([{ file }]);
});

test('labels, notes and the method in force do without them; quotes and an earlier method stay as they were', () => {
  const files = {
    [list]: written,
    'facts/vocabulary/trust.yaml': 'label: { en: Owner, pl: Witryna, tr: Witryna }',
    'facts/methodology/2027-1.yaml': 'criteria:\n  - id: witryna\n    label:\n      pl: Witryna',
    'facts/methodology/history/2026-1.yaml': 'label: { pl: Witryna }',
    'facts/providers/x.yaml':
      'name: Witryna\nfacts:\n  owner:\n    quotes: [{ text: Witryna }]\n    note: { pl: Witryna }',
  };
  expect(problemsIn(files, wordsAvoided)).toMatchObject([
    { file: 'facts/methodology/2027-1.yaml', line: 4 },
    { file: 'facts/providers/x.yaml', line: 5 },
    { file: 'facts/vocabulary/trust.yaml', line: 1 },
  ]);
});

test('menu, footer and corrections hold all languages in one file, and do without them too', () => {
  const files = {
    [list]: written,
    'content/data/menu.yaml':
      '- labelI18n: { en: Sites, pl: Witryny, tr: Witryny }\n  paramsI18n: { pl: { slug: witryna } }',
    'content/data/corrections.yaml': '- page: x/y\n  wrong: { en: A, pl: Witryna, tr: B }',
  };
  expect(problemsIn(files, wordsAvoided)).toMatchObject([
    { file: 'content/data/menu.yaml', line: 1 },
    { file: 'content/data/corrections.yaml', line: 2 },
  ]);
});
