import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Provider } from '../provider/provider.ts';
import { computeRankRanges } from './rank-ranges.ts';
import { sampleFact, sampleKeys, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';
import { scoreProfile } from './score-profile.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const { criteria, doubt } = sampleMethodology;
const scores = (providers: readonly Provider[]) =>
  providers.map((provider) => score(provider, sampleMethodology, 'overall', asOf));
const all = (fact: typeof yes) => ({ a: fact, b: fact, c: fact, d: fact });
const best = sampleProvider('best', all(yes));
const worst = sampleProvider('worst', all(no));

describe('place ranges', () => {
  test('who wins everywhere holds the first place alone, and the two are clearly apart', () => {
    const { byProvider: ranges, isClearlyAbove } = computeRankRanges(scores([best, worst]), criteria, doubt);
    expect(ranges.get('best')).toEqual({ from: 1, to: 1 });
    expect(ranges.get('worst')).toEqual({ from: 2, to: 2 });
    expect(isClearlyAbove('best', 'worst')).toBe(true);
    expect(isClearlyAbove('worst', 'best')).toBe(false);
    expect(isClearlyAbove('best', 'nobody')).toBe(false);
  });

  test('who differ in what is doubted share places', () => {
    const one = sampleProvider('one', { ...all(no), a: yes });
    const two = sampleProvider('two', { ...all(no), b: yes, d: yes });
    const { byProvider: ranges } = computeRankRanges(scores([one, two, worst]), criteria, doubt);
    expect(ranges.get('one')).toEqual(ranges.get('two'));
    expect(ranges.get('one')).toMatchObject({ from: 1 });
    expect(ranges.get('worst')?.to).toBe(3);
  });

  test('weak and unknown facts widen the range that weights alone would give', () => {
    const strong = [best, worst];
    const unknown = sampleFact('unknown');
    const weak = [best, sampleProvider('worst', { ...all(no), a: unknown, b: unknown })];
    const calm = { ...doubt, facts: { strongWrong: 0, weakWrong: 0, unknownBetter: 0 } };
    const wild = { ...doubt, facts: { strongWrong: 0, weakWrong: 0, unknownBetter: 1 } };
    const certain = computeRankRanges(scores(strong), criteria, calm).byProvider.get('worst');
    expect(certain).toEqual({ from: 2, to: 2 });
    const middling = sampleProvider('middling', { ...all(no), a: yes });
    const range = computeRankRanges(scores([middling, ...weak]), criteria, wild).byProvider.get('worst');
    expect(range?.from).toBeLessThan(3);
  });

  test('is the same for everyone who recomputes it, and nobody without a score has one', () => {
    const run = () => [...computeRankRanges(scores([best, worst]), criteria, doubt).byProvider];
    expect(run()).toEqual(run());
    expect(computeRankRanges([], criteria, doubt).byProvider.size).toBe(0);
    const thin = sampleProvider('thin', { b: yes });
    const { rankRanges: places } = scoreProfile([thin, best], sampleMethodology, 'overall', asOf);
    expect([...places.byProvider.keys()]).toEqual(['best']);
  });

  test('a range holds the rank that the score alone gives, and lies within the list', () => {
    const answer = fc.constantFrom(true, false, 'partial' as const).map((value) => sampleFact(value));
    const facts = fc.record(Object.fromEntries(sampleKeys.map((key) => [key, answer])));
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 6 }), (given) => {
        const providers = given.map((own, index) => sampleProvider(`p${index}`, own));
        const { ranking, rankRanges: places } = scoreProfile(providers, sampleMethodology, 'overall', asOf);
        ranking.ranked.forEach(({ score: { provider } }, index) => {
          const { from, to } = places.byProvider.get(provider) ?? { from: 0, to: 0 };
          const ordered = [1, from, index + 1, to, providers.length];
          expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
        });
      }),
      { numRuns: 30 },
    );
  });
});
