import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { slugUnique } from './slug-unique.ts';

test('one language cannot use an address twice; two languages can', {
  tags: 'document-slug-resolution',
}, () => {
  const files = {
    'content/explainers/a.en.md': explainer('slug: same'),
    'content/explainers/b.en.md': explainer('slug: same'),
    'content/explainers/b.pl.md': explainer('slug: same'),
  };
  expect(problemsIn(files, slugUnique)).toMatchObject([
    {
      file: 'content/explainers/b.en.md',
      line: 5,
      message: 'The slug "same" is taken by content/explainers/a.en.md.',
    },
  ]);
});
