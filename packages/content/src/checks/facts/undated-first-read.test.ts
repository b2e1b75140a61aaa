import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, country, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { undatedFirstRead } from './undated-first-read.ts';

const claim = '        firstRead: 2026-11-01\n';

test('what has no date says when it was first read, in claims and of countries too', () => {
  expect(problemsIn(smallFacts, undatedFirstRead)).toEqual([]);
  expect(problemsAfter(undatedFirstRead, acme, claim, '')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'value: FI'),
      message: '"facts.jurisdiction.claims.0" has neither "asOf" nor "firstRead".',
      remedy:
        'Add "asOf" with the date of the source, or "firstRead" with the day on which it was first read.',
    },
  ]);
  expect(problemsAfter(undatedFirstRead, country, 'firstRead: 2026-11-01, ', '')).toHaveLength(1);
});

test('what has a date does not', () => {
  expect(problemsAfter(undatedFirstRead, acme, claim, `        asOf: 2026-10\n${claim}`)).toEqual([
    {
      file: acme,
      line: lineOf(acme, claim) + 1,
      message: '"facts.jurisdiction.claims.0" has both "asOf" and "firstRead".',
      remedy: 'Remove "firstRead": the age counts from "asOf".',
    },
  ]);
});

test('the first reading is not after the last', () => {
  const later = claim.replace('2026-11-01', '2026-11-15');
  expect(problemsAfter(undatedFirstRead, acme, claim, later)).toMatchObject([
    {
      line: lineOf(acme, claim),
      message: 'The source was first read on 2026-11-15, after it was last read (2026-11-14).',
    },
  ]);
  const sameDay = claim.replace('2026-11-01', '2026-11-14');
  expect(problemsAfter(undatedFirstRead, acme, claim, sameDay)).toEqual([]);
});
