import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { translator } from '#i18n/translator.ts';
import { factRows } from './facts-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];
const rowOf = (provider: string, key: string) =>
  factRows(provider, english)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);

describe('facts and sources', () => {
  test.each(everyone)('every key of the vocabulary is a row of %s', (provider) => {
    const keys = factRows(provider, english).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toEqual(allDefinitions(english.vocabulary).map(({ key }) => key));
    expect(keys).toHaveLength(41);
  });

  test('what nobody knows is a row without a source', () => {
    expect(rowOf('mullvad', 'dedicated-ip')).toMatchObject({
      sign: 'unknown',
      text: 'Unknown',
      source: undefined,
      phase: undefined,
    });
  });

  test('what is too old keeps its answer and says so', () => {
    expect(rowOf('mullvad', 'affiliate-programme')).toMatchObject({
      sign: 'no',
      stale: 'Out of date',
      phase: 'stale',
    });
  });

  test('an answer says in words whether it protects', () => {
    expect(rowOf('mullvad', 'signup-email')?.remarks).toContain('in your favour');
    expect(rowOf('private-internet-access', 'signup-email')?.remarks).toContain('not in your favour');
  });

  test('a cross stands beside answers only, never beside "none"', () => {
    expect(rowOf('windscribe', 'parent-company')).toMatchObject({ sign: 'value', text: 'no parent company' });
    expect(rowOf('airvpn', 'audits')?.sign).toBe('value');
  });

  test.each(localeCodes)(
    'every known fact names its source and has a date or the word for none in %s',
    (locale) => {
      const rows = everyone.flatMap((provider) =>
        factRows(provider, contextOf(locale)).flatMap((group) => group.rows),
      );
      for (const { sign, source, date } of rows) {
        if (sign !== 'unknown') expect(source?.title).toBeTruthy();
        expect(date).toBeTruthy();
      }
    },
  );
});
