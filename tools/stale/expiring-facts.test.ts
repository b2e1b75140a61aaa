import { expect, test } from 'vitest';
import { byLocale } from '#domain/locale/locale-table.ts';
import type { Fact } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { Vocabulary } from '#domain/provider/vocabulary.ts';
import { expiringFacts } from './expiring-facts.ts';

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
const fact = (asOf?: string): Fact => ({
  type: 'yes-no',
  value: true,
  basis: 'dataset',
  asOf,
  checked: '2026-11-14',
  sources: [],
});
const provider = (id: string, short: Fact): Provider => ({
  id,
  name: id,
  website: 'https://x.example',
  sources: {},
  facts: { short, long: fact('2026-11-01'), forever: fact('2000') },
});

test('lists what will have expired, by provider, soonest first', () => {
  const providers = [
    provider('late', fact()),
    provider('early', fact('2026-10')),
    provider('none', { value: 'unknown' }),
  ];
  expect(expiringFacts(providers, vocabulary, '2027-03-01')).toEqual([
    { provider: 'early', key: 'short', expires: '2026-10-31', counted: '2026-10-01' },
    { provider: 'late', key: 'short', expires: '2026-12-14', counted: '2026-11-14' },
  ]);
  expect(expiringFacts(providers, vocabulary, '2026-10-30')).toEqual([]);
});
