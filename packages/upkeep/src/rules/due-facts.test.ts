import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import { history, planHistory, point } from '@vpn-site/core/price/price.fixture.ts';
import type { Fact, KnownFact } from '@vpn-site/core/provider/fact.ts';
import type { Provider, Source } from '@vpn-site/core/provider/provider.ts';
import type { Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { expect, test } from 'vitest';
import { dueFacts } from './due-facts.ts';

const words = byLocale(() => 'x');
const definition = { group: 'g', label: words, explanation: words, type: 'yes-no', options: {} } as const;
const vocabulary: Vocabulary = {
  groups: [
    {
      id: 'g',
      label: words,
      definitions: [
        { ...definition, key: 'short', lifetime: 30 },
        { ...definition, key: 'forever', lifetime: 'never' },
        { ...definition, key: 'prices', type: 'plans', lifetime: 120 },
      ],
    },
  ],
};
const source = (kind: Source['kind'], name: string): Source => {
  return { url: `https://${name}.example`, title: name, publisher: 'press', kind };
};
const fact = (over: Partial<KnownFact>): Fact =>
  ({
    ...{ type: 'yes-no', value: true, basis: 'dataset', checked: '2026-11-14', sources: ['page'] },
    ...over,
  }) as Fact;
const provider = (facts: Record<string, Fact>): Provider => ({
  id: 'alder',
  name: 'Alder',
  website: 'https://x.example',
  sources: { page: source('living', 'page'), paper: source('document', 'paper') },
  facts,
});
const due = (facts: Record<string, Fact>) => dueFacts([provider(facts)], vocabulary);

test('a fact is renewed by its living source, where the words to look for stand', () => {
  const quotes = [
    { source: 'page', text: 'Yes, always' },
    { source: 'paper', text: 'Elsewhere' },
  ];
  expect(due({ short: fact({ asOf: '2026-11-01', quotes, sources: ['paper', 'page'] }) })).toEqual([
    {
      kind: 'fact',
      subject: 'alder',
      key: 'short',
      file: 'facts/providers/alder.yaml',
      cell: ['facts', 'short'],
      expires: '2026-12-01',
      source: { url: 'https://page.example', title: 'page', kind: 'living' },
      words: ['Yes, always'],
    },
  ]);
});

test('where there are only documents, the first is named', () => {
  const [only] = due({ short: fact({ asOf: '2026-10', sources: ['paper'] }) });
  expect(only).toMatchObject({ expires: '2026-10-31', source: { kind: 'document' } });
});

test('an undated fact has half the time from the day it was first read', () => {
  const [undated] = due({ short: fact({ firstRead: '2026-11-01', sources: ['paper'] }) });
  expect(undated?.expires).toBe('2026-11-16');
});

test('what never expires and what nobody knows is not waited for', () => {
  expect(due({ forever: fact({ asOf: '2000' }), short: { value: 'unknown' } })).toEqual([]);
});

test('each plan waits from the day it was seen, and its amounts are looked for', () => {
  const plan = {
    ...{ name: 'Basic', currency: 'USD', market: 'US', months: 12, charged: 65.88, tax: 'excluded' },
    ...{ observed: '2026-10-11', source: 'page' },
  } as const;
  const value = [
    { ...plan, id: 'year', renewal: { charged: 139.08, months: 12 } },
    { ...plan, id: 'prepaid', renewal: 'none' },
  ] as const;
  const found = due({ prices: fact({ type: 'plans', value, asOf: '2026-10-01' } as Partial<KnownFact>) });
  expect(found.map(({ kind, key, cell, expires }) => [kind, key, cell.join('.'), expires])).toEqual([
    ['fact', 'prices', 'facts.prices', '2027-01-29'],
    ['plan', 'year', 'facts.prices.value.0', '2027-02-08'],
    ['plan', 'prepaid', 'facts.prices.value.1', '2027-02-08'],
  ]);
  expect(found.slice(1).map((item) => item.words)).toEqual([['65.88', '139.08'], ['65.88']]);
});

test('a plan that was seen to move is due after a month, one that stayed after the lifetime of prices', () => {
  const plan = (id: string) => ({ id, observed: '2026-10-11', source: 'page', charged: 60, renewal: 'none' });
  const prices = fact({
    type: 'plans',
    value: [plan('annual'), plan('monthly')],
    asOf: '2026-10-11',
  } as never);
  const moved = planHistory([point('2026-08-11', 60), point('2026-09-10', 48)]);
  const stayed = planHistory([point('2026-08-11', 60)], { id: 'monthly' });
  const histories = new Map([['alder', history(moved, stayed)]]);
  const items = dueFacts([provider({ prices })], vocabulary, histories);
  expect(items.map(({ key, expires }) => [key, expires])).toEqual([
    ['prices', '2027-02-08'],
    ['annual', '2026-11-10'],
    ['monthly', '2027-02-08'],
  ]);
});
