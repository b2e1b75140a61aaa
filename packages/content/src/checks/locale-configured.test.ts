import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { localeConfigured } from './locale-configured.ts';

test('a document in a language that is not configured is refused', () => {
  const files = { 'content/explainers/x.de.md': explainer(), 'content/explainers/y.md': explainer() };
  expect(problemsIn(files, localeConfigured).map(({ file }) => file)).toEqual([
    'content/explainers/x.de.md',
    'content/explainers/y.md',
  ]);
  expect(problemsIn({ 'content/explainers/x.pl.md': explainer() }, localeConfigured)).toEqual([]);
});
