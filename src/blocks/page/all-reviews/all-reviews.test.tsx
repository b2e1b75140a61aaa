import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withPlans } from '#fixtures/with-fact.ts';
import { selectAllReviews } from './all-reviews.block.ts';
import { AllReviews } from './all-reviews.tsx';

const english = testContext();

describe('all-reviews', () => {
  test.each(localeCodes)('lists every provider once in %s, the ranked ones in order', (locale) => {
    const { ranked, unranked } = selectAllReviews(testContext(locale));
    expect(ranked.map(({ provider, rank }) => [provider, rank])).toEqual([
      ['alder', 1],
      ['elm', 2],
      ['birch', 3],
      ['fir', 4],
    ]);
    expect(unranked.map(({ provider }) => provider)).toEqual(['cedar', 'dogwood']);
  });

  test('the line is computed from the score: what lifts it and what lowers it', () => {
    const { ranked, unranked } = selectAllReviews(english);
    expect(ranked.find(({ provider }) => provider === 'birch')?.lines).toEqual([
      'Lifts it: Platforms, Owner known.',
      'Lowers it: Independent audits, Logging.',
    ]);
    // Of whom nothing is known, nothing lifts the score or lowers it.
    expect(unranked.find(({ provider }) => provider === 'dogwood')?.lines).toEqual([]);
  });

  test('no total stands where the renewal price is not published', () => {
    const entryOf = (site = english) =>
      selectAllReviews(site).ranked.find(({ provider }) => provider === 'elm');
    expect(entryOf()).toMatchObject({
      total: '€227.64',
      month: '€6.32',
      mark: { evidence: 'elm/prices' },
    });
    expect(entryOf(withPlans(english, 'elm', { renewal: 'unpublished' }))).toMatchObject({
      total: undefined,
      month: undefined,
      mark: undefined,
    });
  });

  test('years later nobody is ranked, and each says why', () => {
    const { ranked, unranked } = selectAllReviews(testContext('en', { asOf: '2040-01-01' }));
    expect(ranked).toEqual([]);
    expect(unranked).toHaveLength(english.providers.size);
    expect(unranked.every(({ why }) => why.includes('too little is known'))).toBe(true);
  });

  test('a name leads to its review where there is one', () => {
    const [first] = selectAllReviews({ ...english, reviewPath: (id) => `/reviews/${id}` }).ranked;
    expect(first?.reviewPath).toBe('/reviews/alder');
    const [without] = selectAllReviews({ ...english, reviewPath: () => undefined }).ranked;
    expect(without?.reviewPath).toBeUndefined();
  });
});

test('is drawn as a list with rank, score, reasons and price; those not ranked with why', () => {
  const drawn = draw(<AllReviews {...selectAllReviews(english)} />);
  const [ranked, unranked] = drawn.all('.review-list');
  expect(ranked?.all('li').map((entry) => entry.all('.review-name')[0]?.text)).toEqual([
    'Place 1 Alder VPN',
    'Place 2 Elm VPN',
    'Place 3 Birch VPN',
    'Place 4 Fir VPN',
  ]);
  expect(ranked?.all('li').map((entry) => entry.all('.ruler-pick').length)).toEqual([1, 0, 0, 0]);
  expect(ranked?.all('.review-price')[0]?.text).toBe('36 months in all $168.00 † $4.67 a month');
  expect(unranked?.all('li')).toHaveLength(2);
  expect(unranked?.all('.review-rank')).toEqual([]);
  expect(unranked?.all('.review-score')[0]?.text).toMatch(/too little is known/i);
});
