import { expect, test } from 'vitest';
import { problemsIn } from '../fixture-root.ts';
import { lineOf, problemsAfter } from './facts-fixture.ts';
import { acme, smallFacts } from './small-facts.ts';
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
