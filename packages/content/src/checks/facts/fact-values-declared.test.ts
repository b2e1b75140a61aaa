import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factValuesDeclared } from './fact-values-declared.ts';
import { acme, country, lineOf, problemsAfter, smallFacts, trust } from './facts.fixture.ts';

test.each([
  ['a choice', acme, 'value: none', 'value: nonne', 'nonne', 'none'],
  ['a platform', acme, 'macos ]', 'macosx ]', 'macosx', 'macos'],
  ['a service', acme, 'service: netflix', 'service: netflx', 'netflx', 'netflix'],
  ['a choice of a country', country, 'value: legal', 'value: legall', 'legall', 'legal'],
  ['a list of options', trust, 'optionsFrom: platforms', 'optionsFrom: platform', 'platform', 'platforms'],
])('%s must be declared', (_name, file, passage, instead, name, near) => {
  expect(problemsIn(smallFacts, factValuesDeclared)).toEqual([]);
  expect(problemsAfter(factValuesDeclared, file, passage, instead)).toContainEqual({
    file,
    line: lineOf(file, passage),
    message: `"${name}" is not declared for this field.`,
    remedy: `Did you mean "${near}"?`,
  });
});

test('a result is not a service', () => {
  expect(problemsAfter(factValuesDeclared, acme, 'service: netflix', 'service: works')).toMatchObject([
    { line: lineOf(acme, 'service: netflix'), remedy: expect.stringMatching(/use one of: netflix\.$/) },
  ]);
});

test('partly says when', () => {
  const note = '    note: { en: a, pl: b, tr: c }\n';
  expect(problemsAfter(factValuesDeclared, acme, note, '')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'value: partial'),
      message: '"facts.tor" is partial but has no note.',
      remedy: 'Add a "note" that says when it holds, in every language.',
    },
  ]);
});

test('shared notes of sources are those that the vocabulary of evidence names', () => {
  const evidence = { 'facts/vocabulary/evidence.yaml': 'sourceNotes: { copy: {} }' };
  const paper = smallFacts[acme]?.replace('kind: document }', 'kind: document, note: cpoy }') ?? '';
  expect(problemsIn({ ...smallFacts, ...evidence, [acme]: paper }, factValuesDeclared)).toContainEqual({
    file: acme,
    line: lineOf(acme, '  paper: {'),
    message: '"cpoy" is not declared for this field.',
    remedy: 'Did you mean "copy"?',
  });
});
