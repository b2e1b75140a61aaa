import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileNamed } from '../scoring/methodology.ts';
import { sampleFact, sampleKeys, sampleMethodology, sampleProvider } from '../scoring/sample-methodology.ts';
import { scoreProfile } from '../scoring/score-profile.ts';
import { rankByChoice, scoresUnder, whyAbove } from './rank-by-choice.ts';
import { emptyChoice, maxWeight } from './ranking-choice.ts';
import { rankingData } from './ranking-data.ts';
import { readerWeighing } from './reader-weighing.ts';

const asOf = '2026-11-15';
type Answer = boolean | 'partial' | 'unknown';
const facts = (answers: Readonly<Record<string, Answer>>) =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, sampleFact(value)]));
const safe = sampleProvider('safe', facts({ a: true, b: true, c: false, d: false, 'free-plan': false }));
const cheap = sampleProvider('cheap', facts({ a: false, b: false, c: true, d: true, 'free-plan': true }));
const vague = sampleProvider('vague', facts({ a: true, b: 'unknown', c: 'unknown', d: 'unknown' }));
const data = rankingData([safe, cheap, vague], sampleMethodology, asOf);
const untouched = emptyChoice('overall');
const order = (weights: Readonly<Record<string, number>>) =>
  rankByChoice(data, { ...untouched, weights }).ranked.map(({ score }) => score.provider);

describe('a ranking of one’s own', () => {
  test('follows the weights, and says where everyone stands in the published one', () => {
    expect(order({})).toEqual(['safe', 'cheap']);
    expect(order({ trust: 10 })).toEqual(['cheap', 'safe']);
    expect(rankByChoice(data, { ...untouched, weights: { trust: 10 } }).ranked).toMatchObject([
      { rank: 1, publishedRank: 2 },
      { rank: 2, publishedRank: 1 },
    ]);
  });

  test('shows each group’s weight, its own weight, and its share', () => {
    expect(rankByChoice(data, { ...untouched, weights: { value: 60 } }).weights).toEqual([
      { group: 'trust', weight: 70, profileWeight: 70, percent: 54 },
      { group: 'value', weight: 60, profileWeight: 30, percent: 46 },
    ]);
  });

  test('without any weight ranks nobody', () => {
    const { ranked, unranked } = rankByChoice(data, { ...untouched, weights: { trust: 0, value: 0 } });
    expect(ranked).toEqual([]);
    expect(unranked).toHaveLength(3);
  });

  test('leaves out who lacks a must-have, and says under which and why', () => {
    const { ranked, unranked, excluded } = rankByChoice(data, { ...untouched, needs: ['free-plan'] });
    expect(ranked.map(({ rank, score }) => [rank, score.provider])).toEqual([[1, 'cheap']]);
    expect(unranked).toEqual([]);
    const providers = [
      { provider: 'safe', answer: 'no' },
      { provider: 'vague', answer: 'unknown' },
    ];
    expect(excluded).toEqual([{ need: 'free-plan', providers }]);
    // It is worked out once: weights do not change it.
    const moved = { ...untouched, weights: { trust: 10 }, needs: ['no-logs', 'free-plan'] };
    expect(rankByChoice(data, moved).excluded[1]).toBe(excluded[0]);
  });

  test('of each set of data keeps to itself', () => {
    const fewer = rankingData([cheap, vague], sampleMethodology, asOf);
    const places = (from: typeof data, profile: string) =>
      rankByChoice(from, emptyChoice(profile)).ranked.map(({ publishedRank }) => publishedRank);
    expect([places(data, 'overall'), places(fewer, 'overall')]).toEqual([[1, 2], [1]]);
    expect(places(data, 'value')).toEqual([1, 2]);
  });

  test('of a profile that is not in the data is an error', () => {
    expect(() => rankByChoice(data, emptyChoice('gaming'))).toThrow('There is no profile "gaming"');
  });
});

describe('why one is above the other', () => {
  const ranking = rankByChoice(data, untouched);
  const asked = (above?: string, below?: string) => whyAbove(ranking, { above, below });

  test('names the higher one first, whichever way it is asked', () => {
    expect(asked('cheap', 'safe')).toEqual(asked('safe', 'cheap'));
    expect(asked()).toMatchObject({ upper: 'safe', lower: 'cheap', gap: 4 });
    expect(asked(undefined, 'safe')).toEqual(asked());
    expect(asked('cheap')).toEqual(asked());
  });

  test('has no answer for one provider, or for one without a place', () => {
    expect(asked('safe', 'safe')).toBeUndefined();
    expect(asked('safe', 'vague')).toBeUndefined();
  });
});

describe('properties', () => {
  const answers = fc.record(
    Object.fromEntries(
      sampleKeys.map((key) => [key, fc.constantFrom<Answer>(true, false, 'partial', 'unknown')]),
    ),
  ) as fc.Arbitrary<Record<string, Answer>>;
  const providers = fc
    .array(answers, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((given, index) => sampleProvider(`p${index}`, facts(given))));
  const weight = fc.integer({ min: 0, max: maxWeight });
  const weights = fc.record({ trust: weight, value: weight }, { requiredKeys: [] });
  const profile = fc.constantFrom('overall', 'value', 'needs-a');

  test('untouched, it is the published ranking, score for score', () => {
    fc.assert(
      fc.property(providers, profile, (given, id) => {
        const published = scoreProfile(given, sampleMethodology, id, asOf).ranking;
        const custom = rankByChoice(rankingData(given, sampleMethodology, asOf), emptyChoice(id));
        const lines = (ranking: Pick<typeof published, 'ranked'>) =>
          ranking.ranked.map(({ rank, score }) => [rank, score.provider, score.value, score.evidence]);
        expect(lines(custom)).toEqual(lines(published));
        expect(custom.unranked.map(({ reason }) => reason)).toEqual(
          published.unranked.map(({ reason }) => reason),
        );
      }),
    );
  });

  test('scores stay on the scale and the order falls, whatever the weights', () => {
    fc.assert(
      fc.property(providers, profile, weights, (given, id, moved) => {
        const choice = { ...emptyChoice(id), weights: moved };
        const custom = rankByChoice(rankingData(given, sampleMethodology, asOf), choice);
        const values = custom.ranked.map(({ score }) => score.value ?? Number.NaN);
        expect(values.every((value) => value >= 0 && value <= 10)).toBe(true);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        expect(custom.ranked.length + custom.unranked.length).toBe(given.length);
      }),
    );
  });

  test('the ranking is the same from data that travelled as JSON, and in whatever order providers stand', () => {
    fc.assert(
      fc.property(providers, weights, (given, moved) => {
        const here = rankingData(given, sampleMethodology, asOf);
        const there: typeof here = JSON.parse(JSON.stringify(here));
        const choice = { ...untouched, weights: moved };
        const found = rankByChoice(here, choice);
        expect(rankByChoice(there, choice)).toEqual(found);
        const turned = rankByChoice(rankingData(given.toReversed(), sampleMethodology, asOf), choice);
        const places = ({ ranked }: typeof found) =>
          Object.fromEntries(ranked.map(({ rank, score }) => [score.provider, rank]));
        expect(places(turned)).toEqual(places(found));
      }),
    );
  });

  test('a group that weighs more brings scores nearer to what it says', () => {
    const overall = profileNamed(sampleMethodology, 'overall');
    const onlyTrust = (trust: number) => {
      const weighing = readerWeighing(sampleMethodology.criteria, overall, { trust });
      return scoresUnder(data, weighing)[0]?.value ?? Number.NaN;
    };
    fc.assert(
      fc.property(weight, weight, (one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(onlyTrust(more)).toBeGreaterThanOrEqual(onlyTrust(less));
      }),
    );
  });
});
