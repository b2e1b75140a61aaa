import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { sourcesCited } from './sources-cited.ts';

test('a source that nothing cites is refused with its line', () => {
  expect(problemsIn(smallFacts, sourcesCited)).toEqual([]);
  const passage = '  paper: {';
  expect(problemsAfter(sourcesCited, acme, passage, `  blog: { title: B }\n${passage}`)).toEqual([
    {
      file: acme,
      line: lineOf(acme, passage),
      message: 'Nothing cites the source "blog".',
      remedy: 'Cite it, or remove it.',
    },
  ]);
});
