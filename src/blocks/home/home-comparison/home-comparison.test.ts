import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { testContext } from '#fixtures/test-context.ts';
import { withFact, withPlans } from '#fixtures/with-fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { comparedProviders, selectComparison } from './home-comparison.block.ts';

const english = testContext();

const rowOf = (id: string, site = english) =>
  selectComparison({ profiles: ['overall'] }, site).panels[0]?.rows.find(({ provider }) => provider === id);

const profiles = english.methodology.profiles.map(({ id }) => id);

/** The fixture with so many copies of Birch that not all who are ranked are compared in rows. */
function crowded(): SiteContext {
  const catalog = fixtureCatalog();
  const copies = catalog.facts.providers
    .filter(({ id }) => id === 'birch')
    .flatMap((birch) => [1, 2, 3, 4, 5].map((number) => ({ ...birch, id: `birch-${number}` })));
  const facts = { ...catalog.facts, providers: [...catalog.facts.providers, ...copies] };
  return testContext('en', { catalog: { ...catalog, facts } });
}

describe('home-comparison', () => {
  test('the first are compared in rows, and everyone else who is ranked is named in order', () => {
    const site = crowded();
    const { panels } = selectComparison({ profiles }, site);
    expect(panels[0]?.others.map(({ provider }) => provider)).toEqual(['birch-4', 'birch-5', 'fir']);
    for (const { profile, rows, others } of panels) {
      const { ranked } = site.ranking(profile).ranking;
      expect(rows).toHaveLength(Math.min(comparedProviders, ranked.length));
      expect([...rows, ...others].map(({ provider, rank }) => [provider, rank])).toEqual(
        ranked.map(({ score, rank }) => [score.provider, rank]),
      );
    }
  });

  test('a profile named twice is shown once', () => {
    expect(selectComparison({ profiles: ['free', 'overall', 'free'] }, english).panels).toHaveLength(2);
  });

  test.each(localeCodes)('says in %s what counts, how much, and who is not ranked', (locale) => {
    const site = testContext(locale);
    const { panels } = selectComparison({ profiles }, site);
    for (const { profile, description, weights, unranked } of panels) {
      expect(description).toBe(
        site.methodology.profiles.find(({ id }) => id === profile)?.description[locale],
      );
      expect(weights.map(({ label }) => label).toSorted()).toEqual(
        site.vocabulary.groups.map(({ label }) => label[locale]).toSorted(),
      );
      expect(weights.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
      const names = unranked.map(({ titles }) => titles).join();
      for (const { score } of site.ranking(profile).ranking.unranked) {
        expect(names).toContain(site.providers.get(score.provider)?.name);
      }
    }
  });

  test.each([
    [{ why: 'too-little-known', coverage: 0.55 }, 'too little is known, only 55% of the weight'],
    [
      { why: 'requirement', criterion: 'streaming', points: undefined },
      'too little is known about “Streaming reports”, which this list requires',
    ],
    [
      { why: 'requirement', criterion: 'free-plan', points: 0 },
      '“Free plan” falls short of what this list requires',
    ],
  ] as const)('%j is said in words, once for all who share it', (reason, why) => {
    const result = english.ranking('overall');
    const unranked = result.ranking.ranked.slice(0, 2).map(({ score }) => ({ score, reason }));
    const site = { ...english, ranking: () => ({ ...result, ranking: { ranked: [], unranked } }) };
    const { panels, priceSource } = selectComparison({ profiles: ['overall'] }, site);
    expect(panels).toMatchObject([{ rows: [], unranked: [{ titles: 'Alder VPN and Elm VPN', why }] }]);
    expect(priceSource).toBeUndefined();
  });

  test('each weight of a profile is held against the overall one, which has nothing to be held against', () => {
    const { panels } = selectComparison({ profiles: ['overall', 'torrenting'] }, english);
    const [overall, torrenting] = panels.map(({ weights }) => weights);
    expect(overall?.every((weight) => weight.overall === undefined)).toBe(true);
    expect(torrenting?.map((weight) => weight.overall)).toEqual(overall?.map(({ share }) => share));
  });

  test('a price is told from first to last: the first term, the renewal, and all of it', () => {
    expect(rowOf('birch')).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: '$9.99', isPrice: true },
      total: { text: '$203.64', isPrice: true },
    });
  });

  test('prepaid is said in a word, and has a total all the same', () => {
    expect(rowOf('fir')).toMatchObject({
      later: { text: 'prepaid', isPrice: false },
      total: { text: '$99.00', isPrice: true },
    });
  });

  test('without a published renewal there is no total, and both are said', () => {
    expect(rowOf('birch', withPlans(english, 'birch', { renewal: 'unpublished' }))).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: 'not published', isPrice: false },
      total: { text: 'no total', isPrice: false },
    });
  });

  test('no audits is a number, not a cross, and those of other products are not counted', () => {
    expect(rowOf('fir')?.audits).toMatchObject({ sign: 'value', text: '0' });
    expect(rowOf('alder')?.audits).toMatchObject({ sign: 'value', text: '3' });
    expect(rowOf('alder', withFact(english, 'alder', 'audits', { value: [] }))?.audits.text).toBe('0');
  });

  test('old prices are shown as old and leave no date to cite', () => {
    const later = { ...english, asOf: '2029-11-15' };
    const model = selectComparison({ profiles: ['overall'] }, later);
    expect(new Set(model.panels[0]?.rows.map(({ first }) => first.text))).toEqual(new Set(['Out of date']));
    expect(model.priceSource).toBeUndefined();
  });

  test('names the source of the prices with the days of capture', () => {
    expect(selectComparison({ profiles: ['overall'] }, english).priceSource).toMatch(
      /^Prices: .*, captured May 20, 2025 and May 21, 2025, adapted\.$/,
    );
    // Nobody there whose price was seen on the other day.
    expect(selectComparison({ profiles: ['streaming'] }, english).priceSource).toMatch(
      /, captured May 20, 2025, adapted\.$/,
    );
  });

  test('a name links to its review where there is one', () => {
    const site = {
      ...english,
      reviewPath: (id: string) => (id === 'elm' ? '/reviews/elm' : undefined),
    };
    const rows = selectComparison({ profiles: ['overall'] }, site).panels[0]?.rows ?? [];
    expect(rows.filter(({ reviewPath }) => reviewPath).map(({ provider }) => provider)).toEqual(['elm']);
  });
});
