import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factKeysComplete } from './fact-keys-complete.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';

test('every provider has exactly the keys of the vocabulary', () => {
  expect(problemsIn(smallFacts, factKeysComplete)).toEqual([]);
});

test('of a file that is not YAML nothing is missing: that it cannot be read is told elsewhere', () => {
  expect(problemsAfter(factKeysComplete, acme, '  logging:', '   logging:')).toEqual([]);
});

test('a mistyped key is missing under its right name and suggested under the wrong one', () => {
  expect(problemsAfter(factKeysComplete, acme, '  logging:', '  loging:')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'facts:'),
      message: 'The fact "logging" is missing.',
      remedy: 'Add "logging: { value: unknown }".',
    },
    {
      file: acme,
      line: lineOf(acme, '  logging:'),
      message: 'No key "loging" is declared in the vocabulary.',
      remedy: 'Did you mean "logging"?',
    },
  ]);
});
