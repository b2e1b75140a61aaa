import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectFact } from './select.ts';

const catalog = loadCatalog(process.cwd());
const context = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');

describe('fact', () => {
  test('a fresh fact has words and a source that says who and when', () => {
    const { text, caveats, source, isUnknown } = selectFact('mullvad', 'audits', context('en'));
    expect(text).toMatch(/^\d+ audits, the newest from /);
    expect(isUnknown).toBe(false);
    expect(caveats).toEqual([]);
    expect(source?.url).toMatch(/^https:/);
    expect(source?.label).toMatch(/^Source: .+ \(.+, .+\)$/);
  });

  test.each([
    ['en', 'out of date'],
    ['pl', 'nieaktualne'],
    ['tr', 'eskimiş'],
  ] as const)('a fact that is too old says so in %s', (locale, word) => {
    expect(selectFact('expressvpn', 'logging', context(locale)).caveats).toEqual([word]);
  });

  test.each([
    ['en', 'unknown'],
    ['pl', 'nie wiadomo'],
    ['tr', 'bilinmiyor'],
  ] as const)('a fact that nobody knows says so in %s, without a source', (locale, word) => {
    expect(selectFact('private-internet-access', 'free-plan', context(locale))).toEqual({
      text: word,
      isUnknown: true,
      caveats: [],
      source: undefined,
    });
  });

  test('weak evidence is called weak', () => {
    expect(selectFact('nordvpn', 'servers', context('en')).caveats).toEqual(['low confidence']);
  });
});
