import { expect, test } from 'vitest';
import type { DueItem } from '#rules/due-item.ts';
import { dueQueue, noEffect } from '#rules/due-queue.ts';
import { dueMarkdown, dueScreen, dueText } from './due-report.ts';

const features = { url: 'https://a.example/features', title: 'Features', kind: 'living' } as const;
const fact = (subject: string, key: string, expires: string, words: readonly string[]): DueItem => ({
  ...{ kind: 'fact', subject, key, file: `facts/providers/${subject}.yaml`, line: 7, cell: ['facts', key] },
  ...{ expires, words, source: features },
});
const items: DueItem[] = [
  fact('a', 'tor', '2027-01-31', ['Tor servers', 'Onion']),
  fact('a', 'devices', '2027-03-02', ['Ten devices']),
  {
    ...fact('TR', 'vpn-use', '2027-03-01', []),
    kind: 'country',
    file: 'facts/countries.yaml',
    source: { url: 'https://paper.example', title: 'Paper', kind: 'document' },
  },
  {
    ...{ kind: 'offer', subject: 'a', key: 'destination', file: 'facts/offers/a.yaml', line: 4 },
    ...{ cell: ['checked'], expires: '2027-03-05', words: [] },
    source: { url: 'https://a.example', title: 'Link target of a', kind: 'destination' },
  },
  {
    ...{ kind: 'words', subject: 'content/x.en.md', key: 'words', file: 'content/x.en.md', line: 3 },
    ...{ cell: [], expires: '2027-03-01', words: [], task: 'It is led by "b" now. Write anew.' },
    source: { url: 'content/x.en.md', title: 'content/x.en.md', kind: 'own-text' },
  },
];
const queue = dueQueue(
  items,
  ({ key }) => (key === 'tor' ? { places: 2, list: 'overall' } : noEffect),
  '2027-03-01',
);

test('a terminal shows what to open and what to look for, by source', () => {
  expect(dueText(queue)).toBe(`Features
https://a.example/features
A living source. Read it as it is today. If it still says this, set asOf and checked to that day.
    29 days over  tor                    facts/providers/a.yaml:7  2 places in overall
                  look for: Tor servers
                  look for: Onion
      1 day left  devices                facts/providers/a.yaml:7
                  look for: Ten devices

Paper
https://paper.example
A document. Reading it again renews nothing, so look for a newer one.
     0 days over  TR vpn-use             facts/countries.yaml:7

content/x.en.md
content/x.en.md
A text of our own.
     0 days over  words                  content/x.en.md:3
                  It is led by "b" now. Write anew.

Link target of a
https://a.example
The target of our link. Open it. If it is still the right page, set checked to that day.
     4 days left  destination            facts/offers/a.yaml:4

On 2027-03-01, 3 entries of 3 sources are out of date.`);
});

test('an issue has the first sources as a list to tick off, and says how many there are', () => {
  const issue = dueMarkdown(queue, 3);
  expect(issue).toContain(
    'This list shows the first 3 of 4 sources.\n\n## [Features](https://a.example/features)',
  );
  expect(issue).toContain(
    '- [ ] `tor` in `facts/providers/a.yaml:7`: 29 days over, 2 places in overall. Look for “Tor servers”, “Onion”',
  );
  expect(issue).toContain('## `content/x.en.md`');
  expect(issue).not.toContain('Link target of a');
});

test('where nothing is due there is one sentence', () => {
  const sentence = 'On 2027-03-01, 0 entries of 0 sources are out of date.';
  const nothing = dueQueue([], () => noEffect, '2027-03-01');
  expect([dueText(nothing), dueMarkdown(nothing)]).toEqual([sentence, sentence]);
});

test('of a file at a commit the newest one is read, because that one never changes', () => {
  const url = `https://github.com/a/list/blob/${'0a'.repeat(20)}/README.md?plain=1#L3`;
  const item = { ...fact('a', 'tor', '2027-01-31', []), source: { ...features, url } };
  expect(dueText(dueQueue([item], () => noEffect, '2027-03-01'))).toContain('cite that commit');
});

test('the short list has what is out of date, then the next 30 days, one line a source', () => {
  expect(dueScreen(queue)).toBe(`Out of date on 2027-03-01: 3 sources
    29 days over  tor (a) and 1 more                              Features                                      2 places in overall
     0 days over  TR vpn-use (TR)                                 Paper
     0 days over  words (content/x.en.md)                         content/x.en.md

Within 30 days: 1 source
     4 days left  destination (a)                                 Link target of a

The words to look for and the addresses: npm run site -- due --details. All days ahead: npm run site -- horizon.`);
});

test('the short list fits on a screen, and counts what it leaves out', () => {
  const many = Array.from({ length: 90 }, (_, index) => ({
    ...fact('a', `key-${index}`, index < 45 ? '2027-02-01' : '2027-03-11', []),
    source: {
      url: `https://${index}.example`,
      title: 'A title that is much longer than its column in the list',
      kind: 'living' as const,
    },
  }));
  const lines = dueScreen(dueQueue(many, () => noEffect, '2027-03-01')).split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.filter((line) => line.includes('… and 29 sources more'))).toHaveLength(2);
});
