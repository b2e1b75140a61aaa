import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { publishedBeforeUpdated } from './published-before-updated.ts';
import { updatedNotInFuture } from './updated-not-in-future.ts';

const original = 'content/explainers/x.en.md';
const translation = 'content/explainers/x.pl.md';

test('a text that changed before it was published is refused', () => {
  expect(problemsIn({ [original]: explainer('published: 2026-11-16') }, publishedBeforeUpdated)).toEqual([
    {
      file: original,
      line: 4,
      message: 'The text changed on 2026-11-15, before it was published on 2026-11-16.',
      remedy: 'Write 2026-11-16 or a later day in "updated", or an earlier one in "published".',
    },
  ]);
  expect(problemsIn({ [original]: explainer('published: 2026-11-15') }, publishedBeforeUpdated)).toEqual([]);
});

test('the day of the original counts for its translations, which may come later but not earlier', () => {
  const published = (day: string) => ({
    [original]: explainer('published: 2026-11-10'),
    [translation]: explainer(`published: ${day}`),
  });
  expect(problemsIn(published('2026-11-12'), publishedBeforeUpdated)).toEqual([]);
  expect(problemsIn(published('2026-11-09'), publishedBeforeUpdated)).toMatchObject([
    { file: translation, line: 5 },
  ]);
  const files = {
    [original]: explainer('published: 2026-11-15'),
    [translation]: explainer().replace('11-15', '11-14'),
  };
  expect(problemsIn(files, publishedBeforeUpdated)).toMatchObject([{ file: translation, line: 4 }]);
});

test('what comes out on a later day is dated on that day, and on no later one', () => {
  const dated = (updated: string) =>
    problemsIn(
      { [original]: explainer('published: 2026-12-01').replace('2026-11-15', updated) },
      updatedNotInFuture,
    );
  expect(dated('2026-12-01')).toEqual([]);
  expect(dated('2026-12-02')).toHaveLength(1);
});
