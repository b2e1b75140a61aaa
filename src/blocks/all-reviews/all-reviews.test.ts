import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectAllReviews } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);

describe('all-reviews', () => {
  test.each(localeCodes)('lists every provider once in %s, the ranked ones in order', (locale) => {
    const { ranked, unranked } = selectAllReviews(contextOf(locale));
    const listed = [...ranked, ...unranked].map(({ provider }) => provider);
    expect(listed.toSorted()).toEqual(catalog.facts.providers.map(({ id }) => id));
    const ranks = ranked.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test('the line is computed from the score: what lifts it and what lowers it', () => {
    const context = contextOf('en');
    const mullvad = selectAllReviews(context).ranked.find(({ provider }) => provider === 'mullvad');
    expect(mullvad?.lines).toEqual([
      'Lifts it: Independent audits, Logging.',
      'Lowers it: Transparency report, Port forwarding.',
    ]);
  });

  test('no total stands where the renewal price is not published', () => {
    const { ranked } = selectAllReviews(contextOf('en'));
    expect(ranked.find(({ provider }) => provider === 'ivpn')).toMatchObject({ total: undefined });
    expect(ranked.find(({ provider }) => provider === 'mullvad')).toMatchObject({
      total: '€180.00',
      month: '€5.00',
      mark: { evidence: 'mullvad/prices' },
    });
  });

  test('years later nobody is ranked, and each says why', () => {
    const { ranked, unranked } = selectAllReviews(contextOf('en', '2040-01-01'));
    expect(ranked).toEqual([]);
    expect(unranked.every(({ why }) => why.includes('too little is known'))).toBe(true);
  });

  test('a name leads to its review where there is one', () => {
    const context = contextOf('en');
    const [first] = selectAllReviews({ ...context, reviewPath: (id) => `/reviews/${id}` }).ranked;
    expect(first?.reviewPath).toBe(`/reviews/${first?.provider}`);
    const [without] = selectAllReviews({ ...context, reviewPath: () => undefined }).ranked;
    expect(without?.reviewPath).toBeUndefined();
  });
});
