import { expect, test } from 'vitest';
import { isStale, type Staleness, staleMarkdown, staleText } from './stale-report.ts';

const fact = (provider: string, key: string) => ({
  provider,
  key,
  expires: '2027-01-31',
  counted: '2027-01-01',
});
const nothing: Staleness = { asOf: '2027-03-01', facts: [], words: [] };
const much: Staleness = {
  asOf: '2027-03-01',
  facts: [fact('a', 'audits'), fact('a', 'tor'), fact('b', 'tor')],
  words: [{ file: 'content/x.en.md', line: 3, message: 'It is led by "b" now.', remedy: 'Write anew.' }],
};

test('a terminal shows what to do, by provider and by file', () => {
  expect(staleText(much)).toBe(`a
  2027-01-31  audits                 counted from 2027-01-01
  2027-01-31  tor                    counted from 2027-01-01

b
  2027-01-31  tor                    counted from 2027-01-01

content/x.en.md:3
  It is led by "b" now.
  → Write anew.

On 2027-03-01, 3 facts are stale and 1 texts speak of another leader.`);
});

test('an issue has a list to tick off', () => {
  expect(staleMarkdown(much)).toBe(`On 2027-03-01, 3 facts are stale and 1 texts speak of another leader.

## Facts

### a

- [ ] \`audits\`: expired on 2027-01-31, counted from 2027-01-01
- [ ] \`tor\`: expired on 2027-01-31, counted from 2027-01-01

### b

- [ ] \`tor\`: expired on 2027-01-31, counted from 2027-01-01

## Words

- [ ] \`content/x.en.md:3\`: It is led by "b" now. Write anew.`);
});

test('where nothing is stale there is one sentence', () => {
  const sentence = 'On 2027-03-01, 0 facts are stale and 0 texts speak of another leader.';
  expect([staleText(nothing), staleMarkdown(nothing)]).toEqual([sentence, sentence]);
  expect([isStale(nothing), isStale(much)]).toEqual([false, true]);
});
