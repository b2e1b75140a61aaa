import { expect, test } from 'vitest';
import { countryCodes as isoCodes } from '#facts/country-codes.ts';
import { problemsIn } from '../check.fixture.ts';
import { countryCodes } from './country-codes.ts';
import { acme, country, history, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';

test('ISO 3166-1 has 249 codes; withdrawn and reserved ones are not among them', () => {
  expect(isoCodes.size).toBe(249);
  for (const code of ['AN', 'DD', 'EU', 'UK', 'XK', 'ZZ']) expect(isoCodes.has(code)).toBe(false);
});

test('another name of a country leads to its code', () => {
  expect(problemsIn(smallFacts, countryCodes)).toEqual([]);
  expect(problemsAfter(countryCodes, acme, 'value: SE', 'value: UK')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'value: SE'),
      message: '"UK" is not the code of a country.',
      remedy: 'Did you mean "GB"?',
    },
  ]);
});

test.each([
  [acme, 'value: FI', 'value: fi', 'Did you mean "FI"?'],
  [acme, 'region: US', 'region: USA', 'Write the two capital letters of ISO 3166-1, such as SE.'],
  [acme, 'market: US', 'market: EU', 'Write the two capital letters of ISO 3166-1, such as SE.'],
  [ownership, 'VPN, jurisdiction: US', 'VPN, jurisdiction: us', 'Did you mean "US"?'],
  [history, 'market: US', 'market: us', 'Did you mean "US"?'],
  [country, 'code: PL', 'code: pl', 'Did you mean "PL"?'],
])('%s: %s cannot be %s', (file, passage, instead, remedy) => {
  expect(problemsAfter(countryCodes, file, passage, instead)).toMatchObject([
    { file, line: lineOf(file, passage), remedy },
  ]);
});

test('the file of a country is named after its code', () => {
  const { [country]: text = '', ...others } = smallFacts;
  const misnamed = 'facts/countries/poland.yaml';
  expect(problemsIn({ ...others, [misnamed]: text }, countryCodes)).toEqual([
    {
      file: misnamed,
      line: lineOf(country, 'code: PL'),
      message: 'The file is named "poland" but says "code: PL".',
      remedy: 'Name it facts/countries/pl.yaml, or correct the code.',
    },
  ]);
});
