import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { countFacts, factRows } from './facts-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];
const rowOf = (provider: string, key: string) =>
  factRows(provider, english)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);

describe('all facts', () => {
  test.each(everyone)('every key of the vocabulary is a row of %s', (provider) => {
    const keys = factRows(provider, english).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toEqual(allDefinitions(english.vocabulary).map(({ key }) => key));
  });

  test('where it is blocked leads to the page that tells the orders, if there is one', () => {
    const rows = factRows('birch', testContext('pl')).flatMap((group) => group.rows);
    expect(rows.find(({ key }) => key === 'blocked-in')?.pages).toEqual([
      { path: expect.stringMatching(/^\/pl\//), words: expect.stringMatching(/^Turcja: nakazy i\sdaty$/) },
    ]);
    expect(rows.filter(({ key, pages }) => key !== 'blocked-in' && pages.length > 0)).toEqual([]);
    expect(rowOf('cedar', 'blocked-in')?.pages).toEqual([]);
    expect(rowOf('fir', 'blocked-in')?.pages).toEqual([]);
  });

  test('an answer has the tone of what it means for the reader; a cross never stands beside "none"', () => {
    expect(rowOf('alder', 'obfuscation')?.tone).toBe('good');
    expect(rowOf('fir', 'obfuscation')?.tone).toBe('bad');
    expect(rowOf('alder', 'parent-company')?.tone).toBe('neutral');
    expect(rowOf('alder', 'parent-company')).toMatchObject({ sign: 'value', text: 'No parent company' });
    expect(rowOf('fir', 'audits')?.sign).toBe('value');
  });

  test.each(localeCodes)(
    'every known fact has its source and a date or the word for none in %s',
    (locale) => {
      const rows = everyone.flatMap((provider) =>
        factRows(provider, testContext(locale)).flatMap((group) => group.rows),
      );
      for (const { sign, mark, date } of rows) {
        expect(mark === undefined).toBe(sign === 'unknown');
        expect(date).toBeTruthy();
      }
    },
  );

  test('are counted as known and current, too old, and unknown', () => {
    const { all, current, stale, unknown } = countFacts(factRows('cedar', english));
    expect(all).toBe(allDefinitions(english.vocabulary).length);
    expect(current + stale + unknown).toBe(all);
    expect([current, stale > 0]).toEqual([7, true]);
    expect(countFacts(factRows('dogwood', english))).toMatchObject({ current: 0, stale: 0, unknown: all });
  });
});

describe('a group in a line', () => {
  const summaryOf = (provider: string, id: string) =>
    factRows(provider, english).find((group) => group.id === id)?.summary;

  test('says what is known and current, a value with its name, of questions those answered by yes', () => {
    expect(summaryOf('alder', 'reach')).toMatch(/Countries: 60/);
    for (const group of factRows('alder', english))
      for (const { shortText: inShort, label } of group.rows)
        expect(inShort ?? label).toMatch(new RegExp(`^${RegExp.escape(label)}(: .+)?$`));
    expect(summaryOf('alder', 'freedom')).toContain('Obfuscation');
    expect(summaryOf('fir', 'freedom')).not.toContain('Obfuscation');
    expect(summaryOf('dogwood', 'trust')).toBe('We know nothing here.');
  });

  test.each(everyone)('fits into a line for %s', (provider) => {
    for (const { summary } of factRows(provider, english)) expect(summary.length).toBeLessThanOrEqual(52);
  });
});
