import { expect, test } from 'vitest';
import { policyFetches } from './policy-fetches.ts';
import { closestStatement, comparableFetches, quoteState } from './quoted-words.ts';

const text = 'The law of **Panama** applies here. We keep your [address](/a) for one (1) year.';
const other = 'The law of Panama applies here. We keep your address for two (2) years.';
const day = (index: number) => `2026-01-${String(index).padStart(2, '0')}T12:00:00.000Z`;
const failed = 'Loading\n=======';

const stateOf = (quote: string, texts: readonly string[], last = texts.length + 3) =>
  quoteState(
    quote,
    day(1),
    comparableFetches(
      policyFetches(
        texts.map((one, index) => ({ at: day(index + 2), text: one })),
        day(last),
      ),
    ),
  );

test.each([
  ['as written', 'We keep your address for one (1) year.'],
  ['with words left out', 'The law of Panama … for one (1) year'],
  ['set otherwise', 'We  keep your address for one \u200b(1) year.'],
])('a quote stands there %s', (_, quote) => {
  expect(stateOf(quote, [text])).toEqual({ state: 'here' });
});

test.each([
  ['in another order', 'for one (1) year … The law of Panama'],
  ['with half a word', 'We keep your add'],
])('it does not stand there %s', (_, quote) => {
  expect(stateOf(quote, [text], 9)).toMatchObject({ state: 'gone' });
});

const quote = 'for one (1) year';

test('it is gone once that lasted, and since the first look without it', () => {
  expect(stateOf(quote, [text, other], 10)).toEqual({ state: 'gone', since: day(3) });
  expect(stateOf(quote, [text, other], 4)).toEqual({ state: 'waits' });
});

test('failed looks and a wording that alternates leave it where it is', () => {
  expect(stateOf(quote, [failed, failed])).toEqual({ state: 'here' });
  expect(stateOf(quote, [text, other, text, failed, other, text])).toEqual({ state: 'here' });
});

test('what took its place is the statement most like it', () => {
  const replacement = 'We keep your address for two (2) years.';
  expect(closestStatement('We keep your address for one (1) year.', other)).toBe(replacement);
  expect(closestStatement('Nobody reads your mail.', other)).toBeUndefined();
});
