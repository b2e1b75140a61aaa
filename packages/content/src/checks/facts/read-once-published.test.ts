import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { readOncePublished } from './read-once-published.ts';

const published = (date: string) => [
  acme,
  'press, kind: document',
  `press, kind: document, published: ${date}`,
];

test('a source was published when it was read', () => {
  expect(problemsIn(smallFacts, readOncePublished)).toEqual([]);
  const [file = '', passage = '', instead = ''] = published('2026-11-15');
  expect(problemsAfter(readOncePublished, file, passage, instead)).toContainEqual({
    file: acme,
    line: lineOf(acme, 'asOf: 2025-03') + 1,
    message: '"facts.incidents" was checked on 2026-11-14, but its source "paper" is dated 2026-11-15.',
    remedy: 'Correct "published" of the source, or write the day on which it was read into "checked".',
  });
});

test('a date as vague as a month passes where it may be the same day', () => {
  for (const date of ['2026-11', '"2026"', '2026-11-14']) {
    const [file = '', passage = '', instead = ''] = published(date);
    expect(problemsAfter(readOncePublished, file, passage, instead)).toEqual([]);
  }
});
