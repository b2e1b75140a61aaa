import { expect, test } from 'vitest';
import { byLocale } from '#domain/locale/locale-table.ts';
import type { Fact, KnownFact } from '#domain/provider/fact.ts';
import type { Provider, Source } from '#domain/provider/provider.ts';
import type { Vocabulary } from '#domain/provider/vocabulary.ts';
import { sourcesToRead } from './sources-to-read.ts';

const words = byLocale(() => 'x');
const definition = { group: 'g', label: words, explanation: words, type: 'yes-no', options: {} } as const;
const vocabulary: Vocabulary = {
  groups: [
    {
      id: 'g',
      label: words,
      definitions: [
        { ...definition, key: 'short', lifetime: 30 },
        { ...definition, key: 'long', lifetime: 700 },
        { ...definition, key: 'forever', lifetime: 'never' },
      ],
    },
  ],
};
const source = (kind: Source['kind'], name: string): Source => {
  return { url: `https://${name}.example`, title: name, publisher: 'press', kind };
};
const fact = (over: Partial<KnownFact>): Fact =>
  ({
    type: 'yes-no',
    value: true,
    basis: 'dataset',
    checked: '2026-11-14',
    sources: ['page'],
    ...over,
  }) as Fact;
const provider = (id: string, facts: Record<string, Fact>): Provider => ({
  id,
  name: id,
  website: 'https://x.example',
  sources: { page: source('living', 'page'), paper: source('document', 'paper') },
  facts,
});

test('a source is listed once with all it carries, for every provider, the most urgent first', () => {
  const quotes = [
    { source: 'page', text: 'Yes, always' },
    { source: 'paper', text: 'Elsewhere' },
  ];
  const providers = [
    provider('a', {
      short: fact({ asOf: '2026-11-01', quotes, sources: ['paper', 'page'] }),
      long: fact({ asOf: '2026-11-01' }),
      forever: fact({ asOf: '2000' }),
    }),
    provider('b', { short: fact({ asOf: '2026-10', sources: ['paper'] }), long: { value: 'unknown' } }),
    provider('c', { short: fact({ asOf: '2026-10-15' }) }),
  ];
  expect(sourcesToRead(providers, vocabulary, '2026-12-01')).toEqual([
    {
      url: 'https://paper.example',
      title: 'paper',
      kind: 'document',
      facts: [{ provider: 'b', key: 'short', daysLeft: -31, words: [] }],
    },
    {
      url: 'https://page.example',
      title: 'page',
      kind: 'living',
      facts: [
        { provider: 'c', key: 'short', daysLeft: -17, words: [] },
        { provider: 'a', key: 'short', daysLeft: 0, words: ['Yes, always'] },
        { provider: 'a', key: 'long', daysLeft: 670, words: [] },
      ],
    },
  ]);
});

test('a source of which nothing is stale need not be read', () => {
  const providers = [provider('a', { short: fact({ asOf: '2026-11-02' }) })];
  expect(sourcesToRead(providers, vocabulary, '2026-12-01')).toEqual([]);
  expect(sourcesToRead(providers, vocabulary, '2026-12-02')).toHaveLength(1);
});

test('an undated fact has half the time from the day it was first read', () => {
  const undated = fact({ firstRead: '2026-11-01', sources: ['paper'] });
  const [paper] = sourcesToRead([provider('a', { short: undated })], vocabulary, '2026-11-20');
  expect(paper?.facts[0]?.daysLeft).toBe(-4);
});
