import { expect, test } from 'vitest';
import { explainer, problemsIn } from './fixture-root.ts';
import { slugSafe } from './slug-safe.ts';

test.each(['../../x', '"a\\0b"', 'con', 'pl/about', 'Upper', '""'])(
  'the slug %s is refused with its line',
  (slug) => {
    expect(problemsIn({ 'content/explainers/x.en.md': explainer(`slug: ${slug}`) }, slugSafe)).toMatchObject([
      { file: 'content/explainers/x.en.md', line: 5 },
    ]);
  },
);

test('a plain path is accepted', () => {
  expect(problemsIn({ 'content/explainers/x.en.md': explainer('slug: privacy/x-1') }, slugSafe)).toEqual([]);
});
