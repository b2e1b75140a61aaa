import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { updatedNotInFuture } from './updated-not-in-future.ts';

const file = 'content/explainers/x.en.md';
const written = (day: string) =>
  problemsIn({ [file]: explainer().replace('2026-11-15', day) }, updatedNotInFuture);

test('a document that was changed tomorrow is refused', () => {
  expect(written('2026-11-16')).toEqual([
    {
      file,
      line: 4,
      message: 'The date 2026-11-16 is in the future.',
      remedy: 'Write the day of the last change; today is 2026-11-15.',
    },
  ]);
});

test('today is accepted; what is not a day is left to front-matter-known', () => {
  expect(written('2026-11-15')).toEqual([]);
  expect(written('soon')).toEqual([]);
});

test('a document that was checked tomorrow is refused too', () => {
  const text = explainer('checked: 2026-11-16');
  expect(problemsIn({ [file]: text }, updatedNotInFuture)).toMatchObject([
    { line: 5, remedy: 'Write the day of the last check; today is 2026-11-15.' },
  ]);
});
