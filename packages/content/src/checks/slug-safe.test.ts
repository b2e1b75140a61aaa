import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { slugSafe } from './slug-safe.ts';

const file = 'content/explainers/x.en.md';

test.each(['../../x', '"a\\0b"', 'con', 'pl/about', 'Upper', '""', '"404"', 'data/x', 'privacy/index'])(
  'the slug %s is refused with its line',
  (slug) => {
    expect(problemsIn({ [file]: explainer(`slug: ${slug}`) }, slugSafe)).toMatchObject([{ file, line: 5 }]);
  },
);

test('an address of the site itself says so', () => {
  expect(problemsIn({ [file]: explainer('slug: sendme/x') }, slugSafe)).toMatchObject([
    {
      message: 'The slug "sendme/x" cannot be an address: the site itself uses /sendme.',
      remedy: 'Choose another word.',
    },
  ]);
});

test('a plain path is accepted', () => {
  expect(problemsIn({ [file]: explainer('slug: privacy/x-1') }, slugSafe)).toEqual([]);
});
