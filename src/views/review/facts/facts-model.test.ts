import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { testContext } from '#fixtures/test-context.ts';
import { factRows } from './facts-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];
const rowOf = (provider: string, key: string) =>
  factRows(provider, english)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);

describe('facts and sources', () => {
  test.each(everyone)('every key of the vocabulary is a row of %s', (provider) => {
    const keys = factRows(provider, english).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toEqual(allDefinitions(english.vocabulary).map(({ key }) => key));
  });

  test('what nobody knows is a row without a source', () => {
    expect(rowOf('fir', 'blocked-in')).toMatchObject({
      sign: 'unknown',
      text: 'Unknown',
      source: undefined,
      phase: undefined,
    });
  });

  test('what is too old keeps its answer and says so', () => {
    expect(rowOf('cedar', 'obfuscation')).toMatchObject({
      sign: 'no',
      stale: 'Out of date',
      phase: 'stale',
    });
  });

  test('an answer says in words whether it protects', () => {
    expect(rowOf('alder', 'obfuscation')?.remarks).toContain('in your favour');
    expect(rowOf('fir', 'obfuscation')?.remarks).toContain('not in your favour');
  });

  test('a cross stands beside answers only, never beside "none"', () => {
    expect(rowOf('alder', 'parent-company')).toMatchObject({ sign: 'value', text: 'no parent company' });
    expect(rowOf('fir', 'audits')?.sign).toBe('value');
  });

  test.each(localeCodes)(
    'every known fact names its source and has a date or the word for none in %s',
    (locale) => {
      const rows = everyone.flatMap((provider) =>
        factRows(provider, testContext(locale)).flatMap((group) => group.rows),
      );
      for (const { sign, source, date } of rows) {
        if (sign !== 'unknown') expect(source?.title).toBeTruthy();
        expect(date).toBeTruthy();
      }
    },
  );
});
