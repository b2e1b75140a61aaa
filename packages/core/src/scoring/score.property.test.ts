import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../provider/fact.ts';
import { sampleFact, sampleKeys, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';
import { scoreProfile } from './score-profile.ts';

// The properties of any provider under the whole methodology are tested in tests/method.
const asOf = '2026-11-15';
const value = fc.constantFrom(true, false, 'partial' as const, 'unknown' as const);
const fact: fc.Arbitrary<Fact> = fc
  .record({ value, weak: fc.boolean() })
  .map(({ value: answer, weak }) => sampleFact(answer, weak ? { confidence: 'low' } : {}));
const facts = fc.record({ a: fact, b: fact, c: fact, d: fact });
const key = fc.constantFrom(...sampleKeys);
const profile = fc.constantFrom('overall', 'value', 'needs-a');
const run = (given: Readonly<Record<string, Fact>>, profileId = 'overall') =>
  score(sampleProvider('p', given), sampleMethodology, profileId, asOf);

describe('properties of scores', () => {
  test('scores stay within 0 and 10, and none is above what it could be', () => {
    fc.assert(
      fc.property(facts, profile, (given, profileId) => {
        const { value: total = 0, possible, evidence, reasons } = run(given, profileId);
        for (const number of [total, possible, ...reasons.map(({ points = 0 }) => points)]) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(10);
        }
        expect(possible).toBeGreaterThanOrEqual(total);
        expect(evidence).toBeGreaterThanOrEqual(0);
        expect(evidence).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a fact that has faded away scores exactly as an unknown one', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('a', 'b', 'c'), profile, (given, which, profileId) => {
        const summary = (of: ReturnType<typeof run>) => [of.value, of.possible, of.evidence];
        const gone = run({ ...given, [which]: sampleFact(true, { asOf: '2020' }) }, profileId);
        expect(summary(gone)).toEqual(summary(run({ ...given, [which]: sampleFact('unknown') }, profileId)));
      }),
    );
  });

  test('removing a fact changes no other provider’s score in a ranking', () => {
    fc.assert(
      fc.property(facts, facts, key, (mine, theirs, which) => {
        const theirScore = (own: Readonly<Record<string, Fact>>) => {
          const providers = [sampleProvider('mine', own), sampleProvider('theirs', theirs)];
          const { ranking } = scoreProfile(providers, sampleMethodology, 'overall', asOf);
          const all = [...ranking.ranked, ...ranking.unranked].map((each) => each.score);
          return all.find(({ provider }) => provider === 'theirs');
        };
        expect(theirScore({ ...mine, [which]: sampleFact('unknown') })).toEqual(theirScore(mine));
      }),
    );
  });

  test('a fact that no criterion reads changes nothing', () => {
    fc.assert(
      fc.property(facts, fc.anything(), (given, anything) => {
        const planted = { ...given, commission: { ...sampleFact(true), value: anything } as Fact };
        expect(run(planted)).toEqual(run(given));
      }),
    );
  });
});
