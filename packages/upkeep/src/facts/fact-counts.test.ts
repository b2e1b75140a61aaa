import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { factCounts, totalOf } from './fact-counts.ts';

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
