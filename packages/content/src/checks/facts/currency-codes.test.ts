import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { currencyCodes } from './currency-codes.ts';
import { acme, history, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';

test('a currency is an ISO 4217 code, in plans and in price histories', () => {
  expect(problemsIn(smallFacts, currencyCodes)).toEqual([]);
  expect(problemsAfter(currencyCodes, acme, 'currency: USD', 'currency: usd')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'currency'),
      message: '"usd" is not the code of a currency.',
      remedy: 'Did you mean "USD"?',
    },
  ]);
  expect(problemsAfter(currencyCodes, history, 'currency: USD', 'currency: $')).toMatchObject([
    {
      file: history,
      line: lineOf(history, 'currency'),
      remedy: expect.stringMatching(/^Write the three capital letters/),
    },
  ]);
});
