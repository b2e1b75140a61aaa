import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, country, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { factsQuoted } from './facts-quoted.ts';

test('facts with words, and those that say why there are none, pass; claims need no words', () => {
  expect(problemsIn(smallFacts, factsQuoted)).toEqual([]);
});

test('a fact without a word about its words is refused', () => {
  const quotes = '    quotes: [ { source: list, text: Sometimes } ]\n';
  expect(problemsAfter(factsQuoted, acme, quotes, '')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'tor:'),
      message: '"facts.tor" has no quote.',
      remedy: 'Add "quotes" with the words of a source, or with "missing: not-reread" or "missing: counted".',
    },
  ]);
  expect(problemsAfter(factsQuoted, acme, quotes, '    quotes: []\n')).toHaveLength(1);
});

test('what nobody knows needs none; what is said of a country does', () => {
  const founded = /founded: \{.*\n/.exec(smallFacts[acme] ?? '')?.[0] ?? '';
  expect(problemsAfter(factsQuoted, acme, founded, 'founded: { value: unknown }\n')).toEqual([]);
  const quote = ', quotes: [ { source: law, text: Allowed } ]';
  expect(problemsAfter(factsQuoted, country, quote, '')).toMatchObject([
    { file: country, message: '"facts.vpn-use" has no quote.' },
  ]);
});
