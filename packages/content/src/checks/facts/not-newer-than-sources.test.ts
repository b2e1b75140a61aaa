import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, country, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';
import { notNewerThanSources } from './not-newer-than-sources.ts';

test('what a document says is no newer than the document', () => {
  expect(problemsIn(smallFacts, notNewerThanSources)).toEqual([]);
  const date = '    asOf: 2024-08\n';
  expect(problemsAfter(notNewerThanSources, country, date, '    asOf: 2024-09\n')).toEqual([
    {
      file: country,
      line: lineOf(country, date),
      message: '"facts.first-order" is dated 2024-09, but its newest source is dated 2024-08-31.',
      remedy: 'Write the date as the source has it, or cite the newer source.',
    },
  ]);
  const item = 'date: 2024-07,';
  expect(problemsAfter(notNewerThanSources, country, item, 'date: "2025",')).toMatchObject([
    { message: expect.stringMatching(/^"facts\.first-draft\.value\.steps\.0" is dated 2025, but/) },
  ]);
});

test('a date as vague as the document passes where it may be the same day', () => {
  const date = '    asOf: 2024-08\n';
  for (const vague of ['2024-08-31', '"2024"']) {
    expect(problemsAfter(notNewerThanSources, country, date, `    asOf: ${vague}\n`)).toEqual([]);
  }
});

test('a living source says what was so on the day it was read, whenever it came out', () => {
  const founded =
    'asOf: 2026-08, checked: 2026-11-14, sources: [ list ], quotes: [ { source: list, text: Since';
  const dated = (asOf: string) =>
    problemsAfter(notNewerThanSources, acme, founded, founded.replace('2026-08', asOf));
  expect(dated('2026-11-14')).toEqual([]);
  expect(dated('2026-11-15')).toMatchObject([
    { message: expect.stringMatching(/source is dated 2026-11-14/) },
  ]);
});

test('of a document without a date, the day it was read is the limit', () => {
  const known = 'told: answered, known: 2026-11-15, source: paper';
  expect(problemsAfter(notNewerThanSources, acme, 'told: answered, source: paper', known)).toMatchObject([
    { message: expect.stringMatching(/^"facts\.incidents\.value\.0" is dated 2026-11-15/) },
  ]);
});

test('the newest of several sources counts, and owners are held to it too', () => {
  const two = (smallFacts[acme] ?? '')
    .replace('asOf: 2025-03\n', 'asOf: 2026-02\n')
    .replace('press, kind: document', 'press, kind: document, published: 2025-04');
  expect(problemsIn({ [acme]: two }, notNewerThanSources)).toHaveLength(1);
  const both = two.replace(
    'sources: [ paper ]\n    quotes: [ { source: paper, text: Names',
    'sources: [ paper, list ]\n    quotes: [ { source: paper, text: Names',
  );
  expect(problemsIn({ [acme]: both }, notNewerThanSources)).toEqual([]);
  const owner = '    checked: 2026-11-14\n';
  expect(
    problemsAfter(notNewerThanSources, ownership, owner, `    asOf: 2026-11-15\n${owner}`),
  ).toMatchObject([{ message: expect.stringMatching(/^"groups\.0" is dated 2026-11-15/) }]);
});

test('a price is no newer than the list that shows it, and the remedy says where a newer day of the list belongs', () => {
  const later = problemsAfter(notNewerThanSources, acme, 'observed: 2026-10-11', 'observed: 2026-10-22');
  expect(later).toMatchObject([
    {
      message: expect.stringMatching(/ is dated 2026-10-22, but its newest source is dated 2026-10-21\.$/),
      remedy: expect.stringContaining('write that into "published" of the source too'),
    },
  ]);
});
