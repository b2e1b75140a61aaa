import { expect, test } from 'vitest';
import { isStale, type Staleness, staleMarkdown, staleText } from './stale-report.ts';

const fact = (provider: string, key: string, daysLeft: number, ...words: string[]) => {
  return { provider, key, daysLeft, words };
};
const placeOf = ({ provider }: { readonly provider: string }) => `facts/providers/${provider}.yaml:7`;
const nothing: Staleness = { asOf: '2027-03-01', sources: [], words: [], placeOf };
const much: Staleness = {
  asOf: '2027-03-01',
  sources: [
    {
      title: 'Features',
      url: 'https://a.example/features',
      kind: 'living',
      facts: [fact('a', 'tor', -29, 'Tor servers', 'Onion'), fact('a', 'devices', 1, 'Ten devices')],
    },
    { title: 'Paper', url: 'https://paper.example', kind: 'document', facts: [fact('b', 'tor', 0)] },
  ],
  words: [{ file: 'content/x.en.md', line: 3, message: 'It is led by "b" now.', remedy: 'Write anew.' }],
  placeOf,
};

test('a terminal shows what to read and what to look for, by source, then by file', () => {
  expect(staleText(much)).toBe(`Features
https://a.example/features
A living source: read it as it is today. Where it still says so, set asOf and checked to that day.
    29 days over  tor                    facts/providers/a.yaml:7
                  look for: Tor servers
                  look for: Onion
      1 day left  devices                facts/providers/a.yaml:7
                  look for: Ten devices

Paper
https://paper.example
A document: reading it again renews nothing. Look for a newer one.
     0 days over  tor                    facts/providers/b.yaml:7

content/x.en.md:3
  It is led by "b" now.
  → Write anew.

On 2027-03-01, 2 facts of 2 sources are stale and 1 texts speak of another leader.`);
});

test('an issue has a list to tick off', () => {
  expect(
    staleMarkdown(much),
  ).toBe(`On 2027-03-01, 2 facts of 2 sources are stale and 1 texts speak of another leader.

## Sources to read

### [Features](https://a.example/features)

A living source: read it as it is today. Where it still says so, set asOf and checked to that day.

- [ ] \`tor\` in \`facts/providers/a.yaml:7\`: 29 days over. Look for “Tor servers”, “Onion”
- [ ] \`devices\` in \`facts/providers/a.yaml:7\`: 1 day left. Look for “Ten devices”

### [Paper](https://paper.example)

A document: reading it again renews nothing. Look for a newer one.

- [ ] \`tor\` in \`facts/providers/b.yaml:7\`: 0 days over

## Words

- [ ] \`content/x.en.md:3\`: It is led by "b" now. Write anew.`);
});

test('where nothing is stale there is one sentence', () => {
  const sentence = 'On 2027-03-01, 0 facts of 0 sources are stale and 0 texts speak of another leader.';
  expect([staleText(nothing), staleMarkdown(nothing)]).toEqual([sentence, sentence]);
  expect([isStale(nothing), isStale(much)]).toEqual([false, true]);
});
