import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factDatesReal } from './fact-dates-real.ts';
import { acme, country, history, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';

test('dates as precise as their source pass, today included', () => {
  expect(problemsIn(smallFacts, factDatesReal)).toEqual([]);
  expect(problemsAfter(factDatesReal, acme, 'checked: 2026-11-14', 'checked: 2026-11-15')).toEqual([]);
});

test.each([
  ['asOf', acme, 'asOf: 2026-08', 'asOf: 2026-13'],
  ['checked', acme, 'checked: 2026-11-14', 'checked: 2026-11'],
  ['firstRead', acme, 'firstRead: 2026-11-01', 'firstRead: 2026-11'],
  ['known', acme, 'told: answered', 'known: then, told: answered'],
  ['observed', acme, 'observed: 2026-10-11', 'observed: 2026-02-30'],
  ['published', acme, 'published: 2026-10-21', 'published: 2026-10-32'],
  ['the date of an audit', acme, 'date: "2025"', 'date: recently'],
  ['issued', country, 'issued: unknown', 'issued: long ago'],
  ['a moment', history, 'T15:39:55Z', 'T25:39:55Z'],
])('%s must be a date', (_name, file, passage, instead) => {
  expect(problemsAfter(factDatesReal, file, passage, instead)).toMatchObject([
    {
      file,
      line: lineOf(file, passage),
      message: expect.stringMatching(/ is not a date\.$/),
      remedy: expect.stringMatching(/^Write /),
    },
  ]);
});

test.each([
  ['date: "2025"', 'date: "2027"', 'The date 2027 is in the future.'],
  ['observed: 2026-10-11', 'observed: 2026-11-16', 'The date 2026-11-16 is in the future.'],
  ['value: 2009', 'value: 2027', 'The year 2027 is in the future.'],
])('%s cannot become %s', (passage, instead, message) => {
  expect(problemsAfter(factDatesReal, acme, passage, instead)).toMatchObject([
    { file: acme, line: lineOf(acme, passage), message },
  ]);
});

test('a source is not read before what it says', () => {
  expect(problemsAfter(factDatesReal, acme, 'checked: 2026-11-14', 'checked: 2026-07-31')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'checked'),
      message: 'The source was read on 2026-07-31, before the date of what it says (2026-08).',
      remedy: 'Correct "asOf" (the date of the statement) or "checked" (the day it was read).',
    },
  ]);
});
