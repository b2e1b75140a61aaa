import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { csvCell, factsCsv } from './facts-csv.ts';

const words = byLocale(() => 'x');

describe('facts.csv', () => {
  test('has a row per fact, unknown ones too', () => {
    const definition = {
      group: 'trust',
      label: words,
      explanation: words,
      lifetime: 540,
      options: {},
    } as const;
    const vocabulary: Vocabulary = {
      groups: [
        {
          id: 'trust',
          label: words,
          definitions: [
            { ...definition, key: 'protocols', type: 'choice-list' },
            { ...definition, key: 'tor', type: 'yes-no' },
          ],
        },
      ],
    };
    const provider: Provider = {
      id: 'p',
      name: 'P',
      website: 'https://p.example',
      sources: { s: { url: 'https://s.example', title: 'S', publisher: 'press', kind: 'document' } },
      facts: {
        protocols: {
          type: 'choice-list',
          value: ['a', 'b'],
          basis: 'dataset',
          asOf: '2020',
          checked: '2026-11-14',
          sources: ['s'],
        },
        tor: { value: 'unknown' },
      },
    };
    expect(factsCsv([provider], vocabulary, '2026-11-15').split('\r\n')).toEqual([
      'provider,group,key,state,value,basis,asOf,checked,confidence,sources',
      'p,trust,protocols,stale,"[""a"",""b""]",dataset,2020,2026-11-14,,https://s.example',
      'p,trust,tor,unknown,,,,,,',
      '',
    ]);
  });

  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['@x', "'@x"],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('%j is written as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
