import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank } from './rank.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';
import { closeCalls } from './stability.ts';

const asOf = '2026-11-15';
const { stability } = sampleMethodology;
const answers = (facts: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, sampleFact(value)]));
const ordered = (providers: readonly Readonly<Record<string, boolean>>[]) =>
  rank(
    providers.map((facts, index) =>
      score(sampleProvider(`p${index}`, answers(facts)), sampleMethodology, 'overall', asOf),
    ),
    sampleMethodology,
    'overall',
  ).ranked.map((entry) => entry.score);

describe('closeCalls', () => {
  test('an order that hangs on which of two weights is larger is close', () => {
    const scores = ordered([
      { a: true, b: false, c: false, d: false },
      { a: false, b: true, c: false, d: false },
    ]);
    expect(closeCalls(scores, stability)).toMatchObject([{ upper: 'p0', lower: 'p1' }]);
    expect(closeCalls(scores, stability)[0]?.share).toBeGreaterThan(0.25);
  });

  test('who is better in every way never changes places', () => {
    const scores = ordered([
      { a: true, b: true, c: true, d: true },
      { a: false, b: true, c: true, d: true },
    ]);
    expect(closeCalls(scores, stability)).toEqual([]);
  });

  test('nobody and one alone have no neighbours', () => {
    expect(closeCalls([], stability)).toEqual([]);
    expect(closeCalls(ordered([{ a: true, b: true, c: true, d: true }]), stability)).toEqual([]);
  });

  test('names only neighbours, each pair once, with a share between a quarter and one', () => {
    const facts = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean(), d: fc.boolean() });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 6 }), (providers) => {
        const scores = ordered(providers);
        const names = scores.map(({ provider }) => provider);
        const calls = closeCalls(scores, stability);
        expect(new Set(calls.map(({ upper }) => upper)).size).toBe(calls.length);
        for (const { upper, lower, share } of calls) {
          expect(names.indexOf(lower)).toBe(names.indexOf(upper) + 1);
          expect(share).toBeGreaterThanOrEqual(0.25);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
