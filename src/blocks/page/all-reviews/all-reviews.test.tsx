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
    expect(ranked.map(({ provider, place }) => [provider, place?.text])).toEqual([
      ['alder', '1–2'],
      ['elm', '1–2'],
      ['birch', '3–4'],
      ['fir', '3–4'],
    ]);
    expect(unranked.map(({ provider }) => provider)).toEqual(['cedar', 'dogwood']);
  });

  test('the line is computed from the score: what lifts it and what lowers it', () => {
    const { ranked, unranked } = selectAllReviews(english);
    expect(ranked.find(({ provider }) => provider === 'birch')?.lines).toEqual([
      'Lifts it: Platforms, Obfuscation.',
      'Lowers it: No logs, promised and proven, Owner and conflicts of interest.',
    ]);
    // Of whom nothing is known, nothing lifts the score or lowers it: it has not been shown.
    expect(unranked.find(({ provider }) => provider === 'dogwood')?.lines).toEqual([
      'Not shown: No logs, promised and proven, Owner and conflicts of interest.',
    ]);
  });

  test('no total stands where the renewal price is not published', () => {
    const entryOf = (site = english) =>
      selectAllReviews(site).ranked.find(({ provider }) => provider === 'elm');
    expect(entryOf()?.price).toMatchObject({
      total: '€227.64',
      perMonth: '€6.32',
      mark: { evidence: 'elm/prices' },
    });
    expect(entryOf(withPlans(english, 'elm', { renewal: 'unpublished' }))?.price).toEqual({ isKnown: false });
  });

  test('years later nobody is ranked, and each says why', () => {
    const { ranked, unranked } = selectAllReviews(testContext('en', { asOf: '2040-01-01' }));
    expect(ranked).toEqual([]);
    expect(unranked).toHaveLength(english.providers.size);
    expect(unranked.every(({ why }) => why.includes('too little has been shown'))).toBe(true);
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
    '1–2 place 1 to 2 of 4 Alder VPN',
    '1–2 place 1 to 2 of 4 Elm VPN',
    '3–4 place 3 to 4 of 4 Birch VPN',
    '3–4 place 3 to 4 of 4 Fir VPN',
  ]);
  expect(ranked?.all('li').map((entry) => entry.all('.ruler-pick').length)).toEqual([1, 1, 0, 0]);
  expect(ranked?.all('.review-price')[0]?.text).toBe('36 months in all $168.00 † $4.67 a month');
  expect(unranked?.all('li')).toHaveLength(2);
  expect(unranked?.all('.review-rank')).toEqual([]);
  expect(unranked?.all('.review-score')[0]?.text).toMatch(/too little has been shown/i);
});

describe('all-reviews as drawn', () => {
  const model = selectAllReviews(english);
  const [first, ...others] = model.ranked;
  if (!first) throw new Error('Somebody is ranked.');
  const drawnFirst = (change: Partial<typeof first>) =>
    draw(<AllReviews {...model} ranked={[{ ...first, ...change }, ...others]} />).all('li')[0];

  test('a name leads to its review, and stands alone without one', () => {
    const links = (reviewPath: string | undefined) =>
      drawnFirst({ reviewPath })
        ?.all('.review-name')[0]
        ?.all('a')
        .map(({ text, attributes }) => [text, attributes.href]);
    expect(links('/reviews/alder')).toEqual([['Alder VPN', '/reviews/alder']]);
    expect(links(undefined)).toEqual([]);
    expect(drawnFirst({ reviewPath: undefined })?.all('.review-name')[0]?.text).toBe(
      '1–2 place 1 to 2 of 4 Alder VPN',
    );
  });

  test('a price that is not known has no total', () => {
    expect(drawnFirst({ price: { isKnown: false } })?.all('.review-price')[0]?.text).toBe(
      '36 months in all no total',
    );
  });

  test('the score has its confidence under it, and what it could become where something is missing', () => {
    const score = (change: Partial<typeof first>) => drawnFirst(change)?.all('.review-score')[0]?.text;
    const value = first.ruler.valueText;
    expect(score({ upTo: 'up to 9.9' })).toBe(`Score ${value} Confidence high · up to 9.9`);
    expect(score({ upTo: undefined, confidence: 'thin' })).toBe(`Score ${value} Confidence thin`);
  });

  test('the reasons stand under the name', () => {
    const entry = drawnFirst({ lines: ['Lifts it: this.', 'Lowers it: that.'] });
    expect(
      entry
        ?.all('div')[0]
        ?.all('p')
        .slice(1)
        .map(({ text }) => text),
    ).toEqual(['Lifts it: this.', 'Lowers it: that.']);
  });

  test('the part of those not ranked is there for a single one and gone without any', () => {
    const one = draw(<AllReviews {...model} unranked={model.unranked.slice(0, 1)} />);
    expect(one.all('h3').map(({ text }) => text)).toEqual(['Listed, not ranked']);
    expect(one.all('.review-list')).toHaveLength(2);
    const none = draw(<AllReviews {...model} unranked={[]} />);
    expect(none.all('h3')).toEqual([]);
    expect(none.all('.review-list')).toHaveLength(1);
  });
});
