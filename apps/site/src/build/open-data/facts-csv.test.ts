import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { csvCell, factsCsv } from './facts-csv.ts';

describe('facts.csv', () => {
  test('has a row per fact, unknown ones too', () => {
    const { providers, vocabulary } = fixtureCatalog().facts;
    const rows = factsCsv(providers, vocabulary, fixtureDay).split('\r\n');
    expect(rows[0]).toBe('provider,group,key,state,value,basis,asOf,checked,confidence,sources');
    expect(rows).toHaveLength(1 + providers.length * allDefinitions(vocabulary).length + 1);
    expect(rows).toContain('dogwood,freedom,tor,unknown,,,,,,');
    expect(rows.find((row) => row.startsWith('cedar,reach,countries,'))).toMatch(
      /^cedar,reach,countries,stale,48,[a-z-]+,[\d-]+,2[\d-]+,,https:\/\/cedar\.example/,
    );
    expect(rows.find((row) => /^alder,\w+,platforms,/.test(row))).toMatch(/,"\[""[a-z]/);
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
