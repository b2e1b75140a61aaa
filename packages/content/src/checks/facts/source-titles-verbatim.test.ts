import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { sourceTitlesVerbatim } from './source-titles-verbatim.ts';

test('what we add to a title has fields of its own', () => {
  expect(problemsIn(smallFacts, sourceTitlesVerbatim)).toEqual([]);
  expect(problemsAfter(sourceTitlesVerbatim, acme, 'title: Paper', 'title: Paper (undated)')).toEqual([
    {
      file: acme,
      line: lineOf(acme, '  paper: {'),
      message: 'The title contains a note of ours: "(undated)".',
      remedy:
        'Write the title exactly as the source has it. Put its date into "published", its language into "language", and anything else into "note".',
    },
  ]);
});
