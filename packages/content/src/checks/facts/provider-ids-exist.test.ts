import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, country, history, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';
import { providerIdsExist } from './provider-ids-exist.ts';

test('a file is named after its provider', () => {
  expect(problemsIn(smallFacts, providerIdsExist)).toEqual([]);
  expect(problemsAfter(providerIdsExist, acme, 'id: acme', 'id: acne')).toEqual([
    {
      file: acme,
      line: 1,
      message: 'The file is named "acme" but says "id: acne".',
      remedy: 'Make the two equal.',
    },
  ]);
  expect(problemsAfter(providerIdsExist, history, 'provider: acme', 'provider: acne')).toHaveLength(1);
});

test.each([
  [ownership, 'id: acme', 'id: acne'],
  [country, 'providers: [ acme ]', 'providers: [ acne ]'],
])('%s names providers that exist', (file, passage, instead) => {
  expect(problemsAfter(providerIdsExist, file, passage, instead)).toEqual([
    {
      file,
      line: lineOf(file, passage),
      message: 'There is no provider "acne".',
      remedy: 'Did you mean "acme"?',
      about: { provider: 'acne', isMissing: true },
    },
  ]);
});

test('a price history without its provider is refused', () => {
  const files = { ...smallFacts, 'facts/price-history/gone-long-ago.yaml': 'provider: gone-long-ago\n' };
  expect(problemsIn(files, providerIdsExist)).toMatchObject([
    {
      file: 'facts/price-history/gone-long-ago.yaml',
      line: 1,
      remedy: expect.stringMatching(/^Use a provider/),
    },
  ]);
});
