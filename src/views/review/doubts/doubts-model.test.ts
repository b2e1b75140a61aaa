import { describe, expect, test } from 'vitest';
import { factView } from '#blocks/evidence/fact-view.ts';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { translator } from '#i18n/translator.ts';
import { selectDoubts } from './doubts-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('what the data lacks', () => {
  test('is unknown, too old, weak or undated, each with the way to its row', () => {
    const groups = selectDoubts('mullvad', english);
    expect(groups.map(({ kind }) => kind)).toEqual(['unknown', 'stale', 'undated']);
    expect(groups[0]?.doubts).toEqual([
      { key: 'dedicated-ip', label: 'Dedicated IP on offer', answer: undefined, href: '#fact-dedicated-ip' },
      { key: 'blocked-in', label: 'Blocked or not offered in', answer: undefined, href: '#fact-blocked-in' },
    ]);
    expect(groups[1]?.doubts[0]?.answer).toBe('No (May 23, 2022)');
  });

  test.each(localeCodes)('names every fact of everyone that cannot be relied on, once, in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) {
      const named = selectDoubts(provider, context).flatMap(({ doubts }) => doubts.map(({ key }) => key));
      const doubtful = allDefinitions(context.vocabulary)
        .map(({ key }) => factView(provider, key, context))
        .filter(({ sign, isWeak }) => sign === 'unknown' || sign === 'stale' || isWeak)
        .map(({ key }) => key);
      expect(named.toSorted()).toEqual(doubtful.toSorted());
    }
  });
});
