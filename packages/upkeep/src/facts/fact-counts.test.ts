import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { factCounts, factsByAge, type SourceCounts, totalOf } from './fact-counts.ts';

const { providers, vocabulary } = fixtureCatalog().facts;
const countsOf = (id: string, refused: string[] = []) => {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw new Error(`The fixture has no ${id}.`);
  const hosts = refused.map((host) => ({ host, why: '' }));
  return factCounts(provider, vocabulary, hosts, fixtureDay);
};

test('a known fact is quoted or says why not, and rests on a page that changes or on documents', () => {
  for (const { id } of providers) {
    const { known, unknown, quoted, counted, living, document, ...counts } = countsOf(id);
    expect(known + unknown).toBe(31);
    expect(quoted + counted + counts['not-reread']).toBe(known);
    expect(living + document).toBe(known);
  }
});

test('a provider of which everything is known, and one of which nothing is', () => {
  expect(countsOf('alder')).toEqual({
    known: 31,
    unknown: 0,
    stale: 0,
    quoted: 29,
    'not-reread': 0,
    counted: 2,
    undated: 1,
    low: 0,
    living: 17,
    document: 14,
    refused: 0,
  });
  expect(countsOf('dogwood')).toMatchObject({ known: 0, unknown: 31, quoted: 0, document: 0 });
});

test('weak, undated and old facts, and those whose words were not looked up, are counted', () => {
  expect(countsOf('fir')).toMatchObject({ undated: 22, low: 12, 'not-reread': 2 });
  expect(countsOf('cedar').stale).toBe(19);
});

test('facts on a refused host are counted, whatever else they cite', () => {
  expect(countsOf('birch').refused).toBe(0);
  expect(countsOf('birch', ['blog.example']).refused).toBe(3);
});

test('all together', () => {
  const [alder, dogwood] = [countsOf('alder'), countsOf('dogwood')];
  expect(totalOf([alder, dogwood])).toEqual({ ...alder, unknown: 31 });
});

test('every known fact has one age and a number of independent sources', () => {
  const { total, ...ages } = factsByAge(providers, vocabulary, fixtureDay);
  const sum = (counts: SourceCounts) =>
    Object.values<number>({ ...counts }).reduce((all, one) => all + one, 0);
  const known = totalOf(providers.map(({ id }) => countsOf(id))).known;
  expect(sum(total)).toBe(known);
  expect(Object.values(ages).reduce((all, counts) => all + sum(counts), 0)).toBe(known);
  expect(sum(ages.undated)).toBe(totalOf(providers.map(({ id }) => countsOf(id))).undated);
});

test('two pages of the provider are one source, and a fact ages with its date', () => {
  const [alder] = providers.filter(({ id }) => id === 'alder');
  const source = { kind: 'living', title: '' } as const;
  const sources = {
    own: { ...source, publisher: 'provider', url: 'https://alder.example/a' },
    help: { ...source, publisher: 'provider', url: 'https://help.alder.example/b' },
    list: { ...source, publisher: 'dataset', url: 'https://github.com/one/list/blob/a/b' },
    other: { ...source, publisher: 'dataset', url: 'https://github.com/one/other/blob/a/b' },
  } as const;
  const rowOf = (ids: readonly string[], asOf: string) => {
    const fact = { ...alder?.facts.tor, asOf, sources: ids };
    const one = { ...alder, sources, facts: { tor: fact } } as unknown as (typeof providers)[number];
    const table = factsByAge([one], vocabulary, '2026-11-19');
    return Object.entries(table).find(([, counts]) => Object.values(counts).includes(1));
  };
  expect(rowOf(['own', 'help'], '2026-11-01')).toEqual([
    'under 3 months',
    { '1 source': 1, '2 sources': 0, '3 or more': 0 },
  ]);
  expect(rowOf(['own', 'list', 'other'], '2025-08-23')).toEqual([
    '12 to 18 months',
    { '1 source': 0, '2 sources': 1, '3 or more': 0 },
  ]);
});
