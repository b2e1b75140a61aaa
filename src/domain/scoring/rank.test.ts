import { describe, expect, test } from 'vitest';
import type { Provider } from '../provider/provider.ts';
import { rank } from './rank.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';
import { scoreProfile } from './score-profile.ts';
import { rankStability } from './stability.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const weak = sampleFact(true, { confidence: 'low' });
const unknown = sampleFact('unknown');
const scored = (providers: readonly Provider[], profile = 'overall') =>
  providers.map((provider) => score(provider, sampleMethodology, profile, asOf));
const order = (providers: readonly Provider[], profile = 'overall') =>
  rank(scored(providers, profile), sampleMethodology, profile).ranked.map(
    ({ rank: place, score: { provider } }) => [place, provider],
  );

describe('rank', () => {
  test('higher scores come first', () => {
    const low = sampleProvider('low', { a: no, b: yes, c: yes, d: yes });
    const high = sampleProvider('high', { a: yes, b: yes, c: yes, d: no });
    expect(order([low, high])).toEqual([
      [1, 'high'],
      [2, 'low'],
    ]);
  });

  test('a tie goes to the provider of whom more is known', () => {
    const less = sampleProvider('a-less', { a: yes, b: yes, c: unknown, d: yes });
    const more = sampleProvider('z-more', { a: yes, b: yes, c: yes, d: yes });
    expect(order([less, more]).map(([, id]) => id)).toEqual(['z-more', 'a-less']);
  });

  test('then to the one with stronger evidence', () => {
    const weaker = sampleProvider('a-weak', { a: weak, b: yes, c: yes, d: yes });
    const stronger = sampleProvider('z-strong', { a: yes, b: yes, c: yes, d: yes });
    expect(order([weaker, stronger]).map(([, id]) => id)).toEqual(['z-strong', 'a-weak']);
  });

  test('then to the one with more sources, counting only what counted', () => {
    const two = { ...yes, sources: ['s', 't'] };
    const facts = { a: yes, b: yes, c: yes, d: yes };
    const more = sampleProvider('z-more', { ...facts, a: two });
    expect(order([sampleProvider('a-less', facts), more]).map(([, id]) => id)).toEqual(['z-more', 'a-less']);
    const stale = sampleProvider('stale', { ...facts, c: { ...two, asOf: '2020' } });
    const unsaid = sampleProvider('unknown', { ...facts, c: unknown });
    expect(order([unsaid, stale]).map(([place]) => place)).toEqual([1, 1]);
  });

  test('exactly at the coverage floor a provider is ranked', () => {
    const floor = { ...sampleMethodology, coverageFloor: 0.7 };
    const scores = [
      score(sampleProvider('p', { a: yes, b: unknown, c: yes, d: yes }), floor, 'overall', asOf),
    ];
    expect(scores[0]?.coverage).toBe(0.7);
    expect(rank(scores, floor, 'overall').ranked).toHaveLength(1);
  });

  test('providers that nothing tells apart share a rank, whatever their names', () => {
    const facts = { a: yes, b: yes, c: yes, d: yes };
    expect(order([sampleProvider('zebra', facts), sampleProvider('ant', facts)])).toEqual([
      [1, 'zebra'],
      [1, 'ant'],
    ]);
  });

  test('under the coverage floor a provider is listed with the reason, not ranked', () => {
    const thin = sampleProvider('thin', { a: unknown, b: yes, c: yes, d: unknown });
    const { ranked, unranked } = rank(scored([thin]), sampleMethodology, 'overall');
    expect(ranked).toEqual([]);
    expect(unranked[0]?.reason).toEqual({ why: 'too-little-known', coverage: 0.5 });
  });

  test('a requirement that is not met, or not known to be met, keeps a provider out', () => {
    const without = sampleProvider('without', { a: no, b: yes, c: yes, d: yes });
    const unsure = sampleProvider('unsure', { a: unknown, b: yes, c: yes, d: yes });
    const { ranked, unranked } = rank(scored([without, unsure], 'needs-a'), sampleMethodology, 'needs-a');
    expect(ranked).toEqual([]);
    expect(unranked.map(({ reason }) => reason)).toEqual([
      { why: 'requirement', criterion: 'a', points: undefined },
      { why: 'requirement', criterion: 'a', points: 0 },
    ]);
  });
});

describe('rankStability', () => {
  const best = sampleProvider('best', { a: yes, b: yes, c: yes, d: yes });
  const worst = sampleProvider('worst', { a: no, b: no, c: no, d: no });
  const middle = ['m1', 'm2', 'm3'].map((id, index) =>
    sampleProvider(id, { a: index === 0 ? yes : no, b: index === 1 ? yes : no, c: yes, d: yes }),
  );

  test('the best everywhere is always in the top three, the worst never', () => {
    const stability = rankStability(scored([best, ...middle, worst]), sampleMethodology.stability);
    expect(stability.get('best')).toBe(1);
    expect(stability.get('worst')).toBe(0);
  });

  test('a provider between the two is sometimes in, sometimes out', () => {
    const rivals = ['r1', 'r2'].map((id, index) =>
      sampleProvider(id, { a: index === 0 ? yes : no, b: index === 0 ? no : yes, c: no, d: no }),
    );
    const stability = rankStability(scored([best, ...rivals]), { ...sampleMethodology.stability, top: 2 });
    expect(stability.get('r1')).toBeGreaterThan(stability.get('r2') ?? 1);
    expect(stability.get('r2')).toBeGreaterThan(0);
    expect(stability.get('r1')).toBeLessThan(1);
  });

  test('is the same for everyone who recomputes it', () => {
    const run = () => [...rankStability(scored([best, ...middle, worst]), sampleMethodology.stability)];
    expect(run()).toEqual(run());
  });

  test('with three or fewer providers all stay in the top three', () => {
    expect([...rankStability(scored([best, worst]), sampleMethodology.stability).values()]).toEqual([1, 1]);
    expect(rankStability([], sampleMethodology.stability).size).toBe(0);
  });
});

test('scoreProfile tests the stability of ranked providers only', () => {
  const thin = sampleProvider('thin', { b: yes });
  const full = sampleProvider('full', { a: yes, b: yes, c: yes, d: yes });
  const { stability } = scoreProfile([thin, full], sampleMethodology, 'overall', asOf);
  expect([...stability.keys()]).toEqual(['full']);
});
